import enginePurity from './rules/engine-purity.mjs';
import keptOutOfRenderer from './rules/kept-out-of-renderer.mjs';
import layers from './rules/layers.mjs';
import noGameNames from './rules/no-game-names.mjs';
import noHardCodedText from './rules/no-hard-coded-text.mjs';
import noImportCycle from './rules/no-import-cycle.mjs';
import noRawColours from './rules/no-raw-colours.mjs';
import noRawHtml from './rules/no-raw-html.mjs';
import packages from './rules/packages.mjs';

/** Our own rules: the architecture and the promises of DESIGN.md that a machine can keep. */
export default {
  meta: { name: 'heartdeck' },
  rules: {
    layers,
    packages,
    'no-import-cycle': noImportCycle,
    'kept-out-of-renderer': keptOutOfRenderer,
    'no-game-names': noGameNames,
    'no-hard-coded-text': noHardCodedText,
    'no-raw-html': noRawHtml,
    'no-raw-colours': noRawColours,
    'engine-purity': enginePurity,
  },
};
