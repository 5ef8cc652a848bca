import { fitText, type Fit, type Setting } from '@shared/geometry/fit';
import type { WrittenLayer } from '@shared/language/definitions/template';
import { boxIn } from '@shared/language/definitions/template-box';
import type { FitWord } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { perMm } from '../units';

/** How a layer is written in a language. */
interface Written {
  readonly w: number;
  readonly h: number;
  readonly size: number;
  readonly least: number;
  readonly leading: number;
  readonly lines: number | null;
  readonly may: FitWord;
}

/** Japanese letters fill their square and need more air between lines. */
const usualLeading: Readonly<Record<Language, number>> = { en: 1.3, ja: 1.48, uk: 1.3 };

export function writtenIn(layer: WrittenLayer, language: Language): Written {
  const change = layer.in?.[language];
  const { w, h } = boxIn(layer, language);
  const size = change?.size ?? layer.size;
  return {
    w,
    h,
    size,
    least: change?.least ?? layer.least ?? size,
    leading: change?.leading ?? layer.leading ?? usualLeading[language],
    lines: change?.lines ?? layer.lines ?? null,
    may: layer.fit ?? 'all',
  };
}

/** Half a pixel of the layout is a twentieth of a millimetre; the browser rounds what it reports. */
const slack = 1;

export function apply(node: HTMLElement, { w }: Written, { size, leading, width }: Setting): void {
  const { style } = node;
  style.fontSize = `${size * perMm}px`;
  style.lineHeight = String(leading);
  style.width = `${(w * perMm) / width}px`;
  style.transform = width < 1 ? `scaleX(${width})` : '';
}

const fitsNow = (node: HTMLElement, { h, lines }: Written, { size, leading }: Setting): boolean =>
  node.scrollWidth <= node.clientWidth + slack &&
  node.offsetHeight <= h * perMm + slack &&
  (lines === null || node.offsetHeight <= lines * size * leading * perMm + slack);

/** Searches on the very element that is shown; it is left as it was found. */
export function fitNode(node: HTMLElement, written: Written): Fit {
  const fit = fitText(written, written.may, (setting) => {
    apply(node, written, setting);
    return fitsNow(node, written, setting);
  });
  apply(node, written, fit.setting);
  return fit;
}

/** A list that scrolls draws the same card again and again: what was measured once is not measured twice. */
const most = 20_000;
const known = new Map<string, Fit>();

export const knownFit = (key: string): Fit | undefined => known.get(key);

export function rememberFit(key: string, fit: Fit): void {
  if (known.size >= most) known.clear();
  known.set(key, fit);
}
