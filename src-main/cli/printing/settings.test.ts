import { describe, expect, it } from 'vitest';
import type { OwnPreset } from '@shared/api/print-settings';
import { printSettings } from '@shared/api/print-settings';
import { createTranslator } from '@shared/i18n/translator';
import { shippedPresetIds, shippedPresets, usualSheets, usualSingle } from '@shared/print/presets';
import type { Given } from '../command';
import { print, png } from '../commands/print';
import { parseArguments } from '../parse-arguments';
import { readPictureSettings, readSheetSettings } from './settings';

const t = createTranslator('en');
const a4 = shippedPresets.a4;
const mine: OwnPreset = { name: 'My shop', settings: { ...shippedPresets.mbprint, style: 'low-ink' } };
const likeShipped: OwnPreset = { name: 'a4', settings: { ...a4, style: 'low-ink' } };
const own = [mine, likeShipped];

/** As the command would get them: what the parser refuses never comes to be read. */
function optionsOf(command: typeof print, line: string): Given['options'] {
  const words = line === '' ? [] : line.split(' ').map((word) => word.replaceAll('_', ' '));
  const given = parseArguments([...command.words, ...words], command);
  if (!given.ok) throw new Error(given.error(t));
  return given.value.options;
}

const sheets = (change: object) => ({ ...a4, layout: { ...usualSheets, ...change } });
const single = (change: object) => ({ ...a4, layout: { ...usualSingle, ...change } });

describe('how sheets are printed', () => {
  it.each([
    ['', a4],
    ['--preset letter', shippedPresets.letter],
    ['--preset A4,_both_sides', shippedPresets['a4-duplex']],
    ['--preset A4・両面', shippedPresets['a4-duplex']],
    ['--preset My_shop', mine.settings],
    ['--preset a4', a4],
    ['--preset own:a4', likeShipped.settings],
    ['--paper a3', sheets({ paper: { w: 297, h: 420 } })],
    ['--paper A3', sheets({ paper: { w: 297, h: 420 } })],
    ['--paper 148x210', sheets({ paper: { w: 148, h: 210 } })],
    ['--paper 210x148', sheets({ paper: { w: 148, h: 210 }, turn: 'sideways' })],
    ['--paper 210x148 --turn upright', sheets({ paper: { w: 148, h: 210 }, turn: 'upright' })],
    ['--turn sideways', sheets({ turn: 'sideways' })],
    ['--margins 7', sheets({ margins: { top: 7, right: 7, bottom: 7, left: 7 } })],
    ['--margins 1,2,3,4.5', sheets({ margins: { top: 1, right: 2, bottom: 3, left: 4.5 } })],
    ['--gap 2 --bleed 0.125in', sheets({ gap: 2, bleed: 3.175 })],
    ['--marks full --backs fold-over', sheets({ marks: 'full', backs: 'fold-over' })],
    ['--offset 0.5,-1', sheets({ offset: { x: 0.5, y: -1 } })],
    ['--offset -0.5,1', sheets({ offset: { x: -0.5, y: 1 } })],
    ['--card japanese', { ...a4, card: { w: 59, h: 86 } }],
    ['--card 88x63', { ...a4, card: { w: 63, h: 88 } }],
    ['--preset mbprint --card designed', { ...shippedPresets.mbprint, card: null }],
    ['--style low-ink', { ...a4, style: 'low-ink' }],
    ['--titles no --notes no --calibration yes', { ...a4, titles: false, notes: false, calibration: true }],
    ['--single', single({})],
    ['--order fronts-backs', single({ order: 'fronts-backs' })],
    ['--single --bleed 2 --backs none', single({ bleed: 2, backs: 'none' })],
    // Of another arrangement than the preset's it has nothing but what is asked for.
    ['--preset a4-duplex --single', { ...shippedPresets['a4-duplex'], layout: usualSingle }],
    [
      '--preset mbprint --paper a4',
      { ...shippedPresets.mbprint, layout: { ...usualSheets, paper: { w: 210, h: 297 } } },
    ],
    [
      '--preset makeplayingcards --bleed 4',
      {
        ...shippedPresets.makeplayingcards,
        layout: { ...shippedPresets.makeplayingcards.layout, bleed: 4 },
      },
    ],
  ])('%s', (line, settings) => {
    const read = readSheetSettings(t, optionsOf(print, line), own);
    expect(read).toEqual({ ok: true, value: settings });
    // Whatever is read, the contract takes.
    expect(read.ok && printSettings.safeParse(read.value).success).toBe(true);
  });

  it.each([
    ['--preset mbprnt', /“mbprnt”\. Nearest: “mbprint”\. Known: a4, .*My shop/],
    ['--preset zzzzzz', /“zzzzzz”\. Known: a4/],
    ['--paper b5', /“b5”.*--paper.*a4, a3, letter, legal.*148x210/],
    ['--paper 0x0', /--paper/],
    ['--paper 9999x9999', /--paper/],
    ['--card huge', /“huge”.*--card.*designed, poker.*63x88/],
    ['--bleed -1', /“-1”.*--bleed.*0 to 2,000/],
    ['--bleed thick', /“thick”.*--bleed/],
    ['--gap 1,5', /“1,5”.*--gap/],
    ['--margins 1,2', /“1,2”.*--margins.*5,5,10,5/],
    ['--margins 1,2,3,4,5', /--margins/],
    ['--margins -1', /--margins/],
    ['--offset 1', /“1”.*--offset.*0\.5,-1/],
    ['--offset 1,2,3', /--offset/],
    ['--single --paper a4', /--single and --paper/],
    ['--order back-front --gap 2', /--order and --gap/],
    ['--single --backs long-edge', /“long-edge”.*--backs.*none, apart/],
  ])('%s is refused', (line, says) => {
    const read = readSheetSettings(t, optionsOf(print, line), own);
    expect(read).toMatchObject({ ok: false, error: { code: 'misuse' } });
    expect(!read.ok && read.error.text).toMatch(says);
  });
});

describe('how pictures are drawn', () => {
  it.each([
    ['', { ...a4, layout: { ...usualSingle, bleed: 0 } }],
    ['--bleed 3', { ...a4, layout: { ...usualSingle, bleed: 3 } }],
    ['--preset mbprint', { ...shippedPresets.mbprint, layout: { ...usualSingle, bleed: 3 } }],
    ['--preset mbprint --bleed 0', { ...shippedPresets.mbprint, layout: { ...usualSingle, bleed: 0 } }],
    // A paper that no card fits on is none of a picture's business.
    ['--card tarot', { ...a4, card: { w: 70, h: 120 }, layout: { ...usualSingle, bleed: 0 } }],
  ])('%s', (line, settings) => {
    expect(readPictureSettings(t, optionsOf(png, line), own)).toEqual({ ok: true, value: settings });
  });
});

it('every ready-made preset is found by its id', () => {
  for (const id of shippedPresetIds)
    expect(readSheetSettings(t, optionsOf(print, `--preset ${id}`), [])).toEqual({
      ok: true,
      value: shippedPresets[id],
    });
});
