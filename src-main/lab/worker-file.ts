import workerFile from './worker?modulePath';

/** The file that a worker runs, wherever the application was built to. */
export { workerFile };
