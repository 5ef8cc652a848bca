import { dialog } from 'electron';

/** Loaded into Electron before the application: no bench can answer the system's own dialog. */
const filePath = process.env.HEARTDECK_BENCH_FILE;
dialog.showSaveDialog = async () => ({ canceled: false, filePath });
