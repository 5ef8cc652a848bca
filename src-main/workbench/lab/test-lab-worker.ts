/** For tests of hosts, which don't reach into the lab: its worker as a file. */
export { bundleWorker } from '../../lab/test-bundle-worker';
