import { appFiles } from '../hosts/app-files';
import { runCli } from './run';

// `heartdeck pack list | head` closes the pipe early, which is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  env: process.env,
  platform: process.platform,
  cwd: process.cwd(),
  files: appFiles(import.meta.dirname),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
