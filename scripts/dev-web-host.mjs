#!/usr/bin/env node
/** Started by electron-vite in Electron's place, with Electron's arguments, which mean nothing here. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';

const entry = join(root, 'out', 'main', 'web.js');
process.argv = [process.execPath, entry];
await import(pathToFileURL(entry).href);
