import { said, type Said } from '@shared/language/docs/said';
import type { ZoneWord } from '../effects/words';

/** Words that may stand where the id of a Zone does. */
export const zoneWordDocs: Readonly<Record<ZoneWord, Said>> = {
  all: said('All Zones.', 'すべてのゾーン。', 'Усі зони.'),
  here: said(
    'The Zone where the card lies, or the Zone of the bonus.',
    'このカードのあるゾーン、またはボーナスのゾーン。',
    'Зона, де лежить карта, або зона бонусу.',
  ),
  there: said(
    'The Zone where the last card was moved; of a moving card, the Zone it leaves.',
    '最後にカードを移動した先。移動するカードでは、移動前のゾーン。',
    'Зона, куди перемістили останню карту; для карти, що рухається, — зона, з якої вона йде.',
  ),
};
