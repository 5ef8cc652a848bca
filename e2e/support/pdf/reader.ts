import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import type { Run } from './words';

const origin = 'https://reader.invalid';
const pdfjs = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'pdfjs-dist');
const types: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.wasm': 'application/wasm' };

/** A reader that is not ours: PDF.js, in a page without a network. */
export interface PdfReader {
  /** What it found strange in a file. Nothing, if all is well. */
  readonly said: readonly string[];
  words(pdf: Uint8Array): Promise<readonly (readonly Run[])[]>;
  /** A page as a PNG; `number` from 1. */
  picture(pdf: Uint8Array, number: number, dpi: number): Promise<Buffer>;
}

export async function openReader(page: Page): Promise<PdfReader> {
  const said: string[] = [];
  let file: Uint8Array = new Uint8Array();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.route(`${origin}/**`, (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    if (path === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
    if (path === '/file.pdf') return route.fulfill({ body: Buffer.from(file) });
    return route.fulfill({
      contentType: types[extname(path)] ?? 'application/octet-stream',
      body: readFileSync(join(pdfjs, path)),
    });
  });
  await page.goto(`${origin}/`);
  return {
    said,
    words(pdf) {
      file = pdf;
      return page.evaluate(readWords);
    },
    async picture(pdf, number, dpi) {
      file = pdf;
      return Buffer.from((await page.evaluate(draw, { number, dpi })).replace(/^.*,/, ''), 'base64');
    },
  };
}

/* Both run in the page, and know nothing of this file but their parameters. */

async function readWords(): Promise<Run[][]> {
  const reader = '/build/pdf.mjs';
  const { getDocument, GlobalWorkerOptions } = (await import(reader)) as typeof import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = '/build/pdf.worker.mjs';
  const task = getDocument({ url: '/file.pdf', verbosity: 1, cMapUrl: '/cmaps/' });
  const pdf = await task.promise;
  const mm = 25.4 / 72;
  const pages: Run[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , , top = 0] = page.view;
    const { items } = await page.getTextContent();
    const runs: Run[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      // By the line they stand on: slanted letters have no upright.
      const length = Math.hypot(a, b);
      runs.push({
        text: item.str,
        at: { x: x * mm, y: (top - y) * mm },
        up: { x: -b / length, y: -a / length },
      });
    }
    pages.push(runs);
  }
  await task.destroy();
  return pages;
}

async function draw({ number, dpi }: { number: number; dpi: number }): Promise<string> {
  const reader = '/build/pdf.mjs';
  const { getDocument, GlobalWorkerOptions } = (await import(reader)) as typeof import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = '/build/pdf.worker.mjs';
  const task = getDocument({ url: '/file.pdf', verbosity: 1, cMapUrl: '/cmaps/', wasmUrl: '/wasm/' });
  const page = await (await task.promise).getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const url = canvas.toDataURL('image/png');
  await task.destroy();
  return url;
}
