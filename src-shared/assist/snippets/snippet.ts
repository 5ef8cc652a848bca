import { someToken, Stop, type Body } from '@shared/games/snippet';
import { plainly, type Stops } from '../fitting';

/** As it is written, with stops. */
export function bodyText(body: Body, stops: Stops, token: string): string {
  if (body instanceof Stop) {
    const { value } = body;
    return typeof value === 'string' ? `"${stops.at(value)}"` : stops.at(String(value));
  }
  if (body === someToken) return `"${stops.at(token)}"`;
  if (isList(body)) return `[${body.map((item) => bodyText(item, stops, token)).join(', ')}]`;
  if (typeof body !== 'object') return plainly(JSON.stringify(body));
  const entries = Object.entries(body).map(([key, value]) => `"${key}": ${bodyText(value, stops, token)}`);
  return `{ ${entries.join(', ')} }`;
}

/** What it is before anybody types. */
export function bodyValue(body: Body, token: string): unknown {
  if (body instanceof Stop) return body.value;
  if (body === someToken) return token;
  if (isList(body)) return body.map((item) => bodyValue(item, token));
  if (typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, bodyValue(value, token)]));
}

const telling = ['rule', 'do', 'on'] as const;

/** The words of the document that it writes, each once. */
export function writtenWords(entries: readonly Body[]): string {
  const words = entries.map((entry) => {
    const value = bodyValue(entry, '');
    if (typeof value !== 'object' || value === null) return '';
    const told = telling.map((key) => Reflect.get(value, key) as unknown);
    return told.find((word) => typeof word === 'string') ?? Object.keys(value)[0] ?? '';
  });
  return [...new Set(words)].join(', ');
}

const isList = (body: Body): body is readonly Body[] => Array.isArray(body);

export const usesToken = (body: Body): boolean => {
  if (body === someToken) return true;
  if (body instanceof Stop || typeof body !== 'object') return false;
  return Object.values(body).some(usesToken);
};
