import type { AnyEvent } from '@shared/api/events';
import type { Failure } from '@shared/api/failures';
import type { Result } from '@shared/util/result';
import { Thinker } from './matches/bots/thinker';
import { createDispatch, type Dispatch } from './dispatch';
import { EventHub, type EventListener } from './event-hub';
import type { Host } from './host';
import { IconLibrary } from './editing/icons/icon-library';
import { LibraryDoor } from './library-door';
import { appHandlers } from './services/app';
import { assetHandlers } from './services/assets';
import { definitionHandlers } from './services/definitions';
import { documentHandlers } from './services/documents';
import { draftHandlers } from './services/drafts';
import { faceHandlers } from './services/faces';
import { hostHandlers } from './services/host';
import { iconHandlers } from './services/icons';
import { labHandlers } from './services/lab';
import { matchHandlers } from './services/matches';
import { packHandlers } from './services/packs';
import { Printer } from './print/printer';
import { printHandlers } from './services/print';
import { problemHandlers } from './services/problems';
import { recoveryHandlers } from './services/recovery';
import { scenarioHandlers } from './services/scenarios';
import { settingsHandlers } from './services/settings';
import { textHandlers } from './services/texts';
import { useHandlers } from './services/uses';
import { validateHandlers } from './services/validate';
import { createGames } from './games/index';
import { ProblemFinder } from './editing/problems/problem-finder';
import { Tasks } from './tasks';
import { openLog, openTrace, type LogRequest, type Trace, type TraceRequest } from './traces/traces';

export interface WorkbenchOptions {
  /** Everything the user owns: the library, its backups. */
  readonly dataDir: string;
  /** What ships with the application: packs, fonts, icons. */
  readonly resourcesDir: string;
  readonly host: Host;
  /** Told of bugs: exceptions that no failure describes. */
  readonly onBug?: (error: unknown) => void;
}

/** The whole application without a screen. Hosts drive it and add nothing of their own. */
export interface Workbench {
  readonly call: Dispatch;
  onEvent(listener: EventListener): () => void;
  /** For a host's own news, such as a command chosen in its native menu. */
  emit(event: AnyEvent): void;
  /** Random play line by line. No call of the contract: it may be longer than any answer. */
  trace(request: TraceRequest): Result<Trace, Failure>;
  /** The same for people: what happened, in sentences. */
  playLog(request: LogRequest): Result<Trace, Failure>;
  hostValue(key: string): unknown;
  setHostValue(key: string, value: unknown): void;
  close(): Promise<void>;
}

export async function createWorkbench(options: WorkbenchOptions): Promise<Workbench> {
  const onBug = options.onBug ?? ((bug: unknown) => console.error(bug));
  let closed = false;
  // A call that was under way when the library closed stumbles over it, and nobody waits for its answer.
  const report = (bug: unknown): void => (closed ? undefined : onBug(bug));
  const events = new EventHub(report);
  const tasks = new Tasks(events);
  const door = new LibraryDoor(options.dataDir, options.resourcesDir);
  await door.open();
  const finder = new ProblemFinder();
  const games = createGames(
    () => door.library,
    (pack, path, hash, game) => finder.known(pack, path, hash, game),
  );
  const icons = new IconLibrary();
  const faces = faceHandlers(door);
  const thinker = new Thinker();
  const printer = new Printer({ host: options.host, call: (name, params) => call(name, params) });

  const dispatch = createDispatch(
    {
      ...appHandlers(options, door, tasks),
      ...settingsHandlers(door, events),
      ...hostHandlers(options.host),
      ...recoveryHandlers(door, events),
      ...packHandlers(door, events, tasks),
      ...definitionHandlers(door, events, games, tasks),
      ...documentHandlers(door),
      ...draftHandlers(door, events),
      ...problemHandlers(door, icons, finder),
      ...faces,
      ...printHandlers(options.host, door, tasks, printer, faces),
      ...textHandlers(games, door),
      ...useHandlers(door, options.resourcesDir),
      ...labHandlers(games, tasks, door),
      ...matchHandlers(games, door, events, options.resourcesDir, tasks, thinker),
      ...scenarioHandlers(games, options.resourcesDir, door),
      ...validateHandlers(games, icons),
      ...iconHandlers(icons),
      ...assetHandlers(door, events),
    },
    report,
  );

  const call: Dispatch = async (name, params) => {
    const answer = await dispatch(name, params);
    if (!answer.ok) door.noteFailure(answer.error);
    return answer;
  };

  return {
    call,
    onEvent: (listener) => events.listen(listener),
    emit: (event) => events.emit(event),
    trace: (request) => openTrace(games, request),
    playLog: (request) => openLog(games, request),
    hostValue: (key) => door.settings.getHostValue(key),
    setHostValue: (key, value) => void door.settings.setHostValue(key, value),
    close: async () => {
      tasks.cancelAll();
      await printer.close();
      await thinker.close();
      events.clear();
      // Not on the command line: its next command would wait for it.
      if (options.host.kind !== 'cli') door.backUpOnceADay();
      closed = true;
      door.close();
    },
  };
}
