import { openLibrary } from '../open-library';

/** Opens each folder in turn and says what became of it. */
const outcomes: string[] = [];
for (const dataDir of process.argv.slice(2)) {
  const opened = await openLibrary({ dataDir });
  outcomes.push(opened.ok ? 'opened' : opened.error.code);
  if (opened.ok) opened.value.close();
}
console.log(JSON.stringify(outcomes));
