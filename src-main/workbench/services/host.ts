import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import type { HandlersOf } from '../handlers';
import type { Host } from '../host';

export function hostHandlers(host: Host): HandlersOf<'host'> {
  return {
    'host.chooseFolder': async () =>
      host.chooseFolder
        ? ok({ folder: await host.chooseFolder() })
        : err(failure('not-here', { call: 'host.chooseFolder' })),
    'host.setMenu': ({ menu }) => {
      if (!host.setMenu) return err(failure('not-here', { call: 'host.setMenu' }));
      host.setMenu(menu);
      return ok({});
    },
  };
}
