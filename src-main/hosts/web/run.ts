import type { Translator } from '@shared/i18n/translator';
import { createWorkbench, type Workbench } from '../../workbench/workbench';
import type { AppFiles } from '../app-files';
import { claimInstance, findRunning } from './instance';
import { openBrowser } from './open-browser';
import { builtPage, type PageSource } from './page-source';
import { newTicket } from './secrets';
import { startWebServer, type WebServer } from './server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentPolicy } from '../csp';
import { setSecurityHeaders } from './responses';

/**
 * `npm run dev` without Electron's binary: the page comes from electron-vite's server but through this host, so
 * that cookie, Origin and socket are the same as in the product.
 */
function developmentPage(rendererUrl: string): PageSource {
  const base = new URL(rendererUrl);
  return {
    async serve(request: IncomingMessage, response: ServerResponse) {
      // Joined as text: resolved as a URL, a path of `//elsewhere/` would leave the development server.
      const answer = await fetch(base.origin + (request.url ?? '/'), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      setSecurityHeaders(response);
      response.setHeader('Content-Security-Policy', developmentPolicy(`ws://${base.host}`));
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    },
  };
}

export interface WebHostOptions {
  readonly files: AppFiles;
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  readonly open: boolean;
  /** Given by `npm run dev`: the page then comes from the development server. */
  readonly rendererUrl: string | undefined;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly t: Translator;
}

/** Runs until it is told to stop; the number is the process's exit status. */
export async function runWebHost(options: WebHostOptions): Promise<number> {
  const { dataDir, files, say, t } = options;
  const show = (key: 'web.ready' | 'web.running', url: string): void => {
    say(t(key, { url }));
    if (options.open) openBrowser(withTicket(url));
  };

  const running = await findRunning(dataDir);
  if (running) {
    show('web.running', running.url);
    return 0;
  }
  let opened: (workbench: Workbench) => void = () => undefined;
  const opening = new Promise<Workbench>((resolve) => (opened = resolve));
  const server = await listen(options, opening);
  if (!server) return 1;
  const claim = await claimInstance(dataDir, { pid: process.pid, url: server.url });
  if (!claim.first) {
    await server.close();
    show('web.running', claim.running.url);
    return 0;
  }

  const stop = stopSignal();
  try {
    const host = { kind: 'web', version: files.version, rendererDir: files.rendererDir } as const;
    const workbench = await createWorkbench({ dataDir, resourcesDir: files.resourcesDir, host });
    opened(workbench);
    show('web.ready', server.url);
    await stop;
    // No new calls, then no library: a call must not find it closed.
    await server.close();
    await workbench.close();
    return 0;
  } finally {
    await server.close();
    await claim.release();
  }
}

/** The same door with a key for one use: what a browser is started with can be read by others on the machine. */
function withTicket(url: string): string {
  const { origin, searchParams } = new URL(url);
  return `${origin}/open?ticket=${newTicket(searchParams.get('token') ?? '')}`;
}

async function listen(options: WebHostOptions, workbench: Promise<Workbench>): Promise<WebServer | null> {
  const page = options.rendererUrl
    ? developmentPage(options.rendererUrl)
    : builtPage(options.files.rendererDir);
  try {
    return await startWebServer({ port: options.port, page, workbench });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const { port, complain, t } = options;
    complain(
      code === 'EADDRINUSE' ? t('web.port-taken', { port }) : t('web.port-refused', { port, detail: code }),
    );
    return null;
  }
}

/** The first signal asks for an orderly end. Its listeners are then gone, so that a second one ends at once. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
