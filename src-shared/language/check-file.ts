import { firstGame } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import { err, ok, type Result } from '@shared/util/result';
import { decodeText } from './decode-text';
import { schemaFor, type ValidDefinition } from './definitions/index';
import { diagnostic, isError, shown, type Diagnostic, type DiagnosticPlace } from './diagnostics';
import type { FindingPath } from './finding';
import { replaceFix } from './fixes';
import { checkImage } from './images/check-image';
import {
  definedAs,
  manifestPath,
  manifestSchema,
  parsePackPath,
  type Game,
  type Kind,
  type Manifest,
} from './pack-format';
import { pathProblem, sizeLimit, strangeFolder } from './pack-paths';
import { parseDocument } from './parse-document';
import { placeFindings } from './place-findings';
import type { Reference } from './references';
import { readScenarioDocument, type ScenarioDocument } from './scenario/read-scenarios';
import { checkShape } from './shape-diagnostics';

/** One file of a pack that is right by itself. Whether its references lead somewhere is the pack's matter. */
export type ValidFile =
  | { readonly is: 'manifest'; readonly manifest: Manifest }
  | {
      readonly is: 'definition';
      readonly definition: ValidDefinition;
      readonly references: readonly Reference[];
      readonly warnings: readonly Diagnostic[];
    }
  /** Which scenarios it holds can be told; whether they hold is found by running them. */
  | { readonly is: 'scenarios'; readonly scenarios: ScenarioDocument }
  | { readonly is: 'asset'; readonly path: string };

/** `game` says in whose words definitions are written: the game of the pack that the file belongs to. */
export function checkFile(path: string, bytes: Uint8Array, game: Game): Result<ValidFile, Diagnostic[]> {
  const parsed = parsePackPath(path);
  const problem = pathProblem(path, game);
  if (!parsed || problem) return err(problem ? [problem] : []);
  const max = sizeLimit(path);
  if (bytes.byteLength > max) {
    return err([diagnostic('file-too-big', { file: path }, { size: bytes.byteLength, max })]);
  }
  if (parsed.is === 'asset') {
    const wrong = checkImage(path, parsed.type, bytes);
    return wrong ? err([wrong]) : ok({ is: 'asset', path });
  }
  if (parsed.is === 'scenarios') return checkScenarios(path, bytes, game);
  const text = decodeText(path, bytes);
  if (!text.ok) return err([text.error]);
  if (parsed.is === 'definition') return checkDefinition(game, path, parsed.kind, parsed.id, text.value);
  const document = parseDocument(path, text.value);
  if (!document.ok) return document;
  const manifest = checkShape(path, document.value, manifestSchema());
  return manifest.ok ? ok({ is: 'manifest', manifest: manifest.value }) : manifest;
}

/** What a pack says of itself: the same in the words of every game. */
export function checkManifest(bytes: Uint8Array): Result<Manifest, Diagnostic[]> {
  const checked = checkFile(manifestPath, bytes, firstGame);
  if (!checked.ok) return checked;
  return checked.value.is === 'manifest' ? ok(checked.value.manifest) : err([]);
}

function checkScenarios(path: string, bytes: Uint8Array, game: Game): Result<ValidFile, Diagnostic[]> {
  const read = readScenarioDocument(path, bytes);
  if (!read.ok) return read;
  const { game: found, document } = read.value;
  if (found !== game) {
    const data = { found, nearest: game, near: 'yes', known: [game] } as const;
    const place = { file: path, at: 'game', ...document.place(['game']) };
    return err([diagnostic('unknown-word', place, data, replaceFix(['game'], game))]);
  }
  return ok({ is: 'scenarios', scenarios: read.value });
}

function checkDefinition(
  game: Game,
  path: string,
  kind: Kind,
  id: string,
  text: string,
): Result<ValidFile, Diagnostic[]> {
  const schema = schemaFor(game, kind);
  if (!schema) return err([strangeFolder(path, game)]);
  const document = parseDocument(path, text);
  if (!document.ok) return document;
  const shape = checkShape(path, document.value, schema);
  if (!shape.ok) return shape;
  const definition = { game: definedAs(game), kind, id, path, value: shape.value } as ValidDefinition;
  const language = languageOf(game);
  const placeOf = (at: FindingPath): DiagnosticPlace => ({
    file: path,
    at: at.join('.'),
    ...document.value.place(at),
  });
  if (definition.value.id !== id) {
    // The file's name is what revisions and matches remember: the id inside must not tell another story.
    const data = { found: shown(definition.value.id), expected: id };
    return err([diagnostic('id-not-path', placeOf(['id']), data, replaceFix(['id'], id))]);
  }
  const findings = placeFindings(path, document.value, language.meaning(definition));
  const errors = findings.filter(isError);
  if (errors.length > 0) return err(errors);
  const references = language.references(definition).map((named) => ({ ...named, place: placeOf(named.at) }));
  return ok({ is: 'definition', definition, references, warnings: findings });
}
