import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testElectron } from './test-electron.mjs';

export const builder = 'electron-builder@26.17.0';

export const refusal =
  'The Electron for tests comes from a stranger and must not be given to anybody: with it, only a folder can be built (npm run package -- --dir).';

/** A folder with the Electron for tests looks like any other once its fuses are set. */
export const wrapRefusal =
  'A package is built from its sources, not from a folder that lies there already: leave --prepackaged out.';
const wraps = /^--(prepackaged|pd)\b/;

/** Known by its content, wherever it was copied to. */
export function isTestElectron(program, wanted = testElectron.sha256) {
  try {
    return createHash('sha256').update(readFileSync(program)).digest('hex') === wanted;
  } catch {
    return false;
  }
}

const electronDist = /^(?:-c|--config)\.electronDist=(.*)$/;
const version = /^(?:-c|--config)\.electronVersion=/;
const output = /^(?:-c|--config)\.directories\.output=/;

/** The folder of an Electron that lies there already; null: electron-builder fetches the one of package.json. */
export function givenElectron(args, env, root) {
  const given = args.map((one) => electronDist.exec(one)?.[1]).find(Boolean) ?? env.HEARTDECK_ELECTRON_DIST;
  return given ? resolve(root, given) : null;
}

/**
 * electron-builder's arguments. `dist` is the folder of a given Electron: its version is its own, not the one of
 * package.json. What is built with the Electron for tests lies apart, so that nobody takes it for a release.
 */
export function builderArguments(args, { dist, versionOf = readVersion, isTest = isTestElectron }) {
  if (args.some((one) => wraps.test(one))) return { refused: wrapRefusal };
  if (dist === null) return { args };
  const test = isTest(join(dist, 'electron'));
  if (test && (!args.includes('--dir') || args.some(asksForMore))) return { refused: refusal };
  const rest = args.filter((one) => !electronDist.test(one));
  return {
    args: [
      ...rest,
      `-c.electronDist=${dist}`,
      ...(rest.some((one) => version.test(one)) ? [] : [`-c.electronVersion=${versionOf(dist)}`]),
      ...(test && !rest.some((one) => output.test(one)) ? [`-c.directories.output=${testOutput}`] : []),
    ],
  };
}

export const testOutput = 'dist/for-tests';

/** A target by name beside --dir, or its way to the public. */
const asksForMore = (argument) =>
  /^(AppImage|deb|rpm|snap|flatpak|pacman|tar\.|zip|7z|nsis|dmg|-p$|--publish)/i.test(argument);

const readVersion = (dist) => readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '');
