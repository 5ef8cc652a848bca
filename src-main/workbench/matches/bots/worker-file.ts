import workerFile from './think-worker?modulePath';

/** The file that the thread runs, wherever the application was built to. */
export { workerFile };
