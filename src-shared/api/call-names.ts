import type { CallName } from './calls';

/**
 * The names of the contract without its schemas: Electron's preload builds its functions from them and must
 * stay small. The compiler keeps this list equal to calls.ts.
 */
const listed: Readonly<Record<CallName, true>> = {
  'app.info': true,
  'tasks.cancel': true,
  'settings.get': true,
  'settings.set': true,
  'host.chooseFolder': true,
  'host.setMenu': true,
  'recovery.backups': true,
  'recovery.retry': true,
  'recovery.restoreBackup': true,
  'recovery.startFresh': true,
  'packs.list': true,
  'packs.fork': true,
  'packs.rename': true,
  'packs.delete': true,
  'packs.undelete': true,
  'packs.history': true,
  'packs.compare': true,
  'packs.import': true,
  'packs.importFolder': true,
  'packs.export': true,
  'packs.exportFolder': true,
  'definitions.find': true,
  'definitions.get': true,
  'definitions.save': true,
  'definitions.rename': true,
  'definitions.delete': true,
  'definitions.restore': true,
  'faces.get': true,
  'texts.ofPack': true,
  'uses.of': true,
  'scenarios.run': true,
  'scenarios.shipped': true,
  'validate.folder': true,
  'validate.archive': true,
  'validate.file': true,
  'lab.simulate': true,
  'icons.get': true,
  'icons.find': true,
  'assets.list': true,
  'assets.get': true,
  'assets.put': true,
  'assets.delete': true,
};

export const callNames = Object.keys(listed) as readonly CallName[];
