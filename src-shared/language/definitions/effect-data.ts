import { z } from 'zod';
import { lineText } from '../names';
import { packLimits } from '../pack-format';
import { listOf } from './parts';

/**
 * The parts of a definition that say what it does (`fire`, `needs`, `pay`, `while`, `enter`, `score`). For now
 * any small tree of words, whole numbers, yes and no is taken; the effect language gives them their grammar.
 */
export type EffectValue =
  string | number | boolean | readonly EffectValue[] | { readonly [key: string]: EffectValue };
export type EffectPart = { readonly [key: string]: EffectValue };

export const effectLimits = { parts: 50, entries: 50, depth: 8, text: 200 } as const;

const keyPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
const text = lineText(effectLimits.text);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function check(value: unknown, path: PropertyKey[], context: z.core.$RefinementCtx): void {
  const complain = (message: string): void => context.addIssue({ code: 'custom', message, path });
  if (path.length > effectLimits.depth) return complain(`too-deep ${effectLimits.depth}`);
  if (typeof value === 'boolean') return;
  if (typeof value === 'string') {
    if (!text.safeParse(value).success) complain(`bad-text ${effectLimits.text}`);
  } else if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Math.abs(value) > packLimits.number) {
      complain(`out-of-range ${-packLimits.number} ${packLimits.number}`);
    }
  } else if (Array.isArray(value)) {
    if (value.length > effectLimits.entries) return complain(`too-long ${effectLimits.entries}`);
    value.forEach((item: unknown, index) => check(item, [...path, index], context));
  } else if (isObject(value)) checkEntries(value, path, context);
  else complain('wrong-type object');
}

function checkEntries(
  value: Readonly<Record<string, unknown>>,
  path: PropertyKey[],
  context: z.core.$RefinementCtx,
): void {
  const entries = Object.entries(value);
  if (entries.length > effectLimits.entries) {
    return context.addIssue({ code: 'custom', message: `too-long ${effectLimits.entries}`, path });
  }
  for (const [key, item] of entries) {
    if (keyPattern.test(key)) check(item, [...path, key], context);
    else context.addIssue({ code: 'custom', message: 'unknown-key', path: [...path, key] });
  }
}

const effectPart = z
  .custom<EffectPart>(isObject, 'wrong-type object')
  .superRefine((value, context) => check(value, [], context));

export const effectParts = listOf(effectPart, effectLimits.parts);
