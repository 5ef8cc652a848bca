import { packLimits } from '@shared/language/pack-limits';
import { err, ok, type Result } from '@shared/util/result';
import type { Client } from '../../../../api/client';
import { diagnosticText, failureText } from '../../../../state/failure-text';

/** A picture of the designer's own for the pack; its path there, or a sentence why not. */
export async function putPicture(
  client: Pick<Client, 'call'>,
  pack: string,
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Result<string, string>> {
  const { name, size } = file;
  // Not even read: a film chosen by mistake would fill the memory.
  if (size > packLimits.assetBytes) {
    const data = { size, max: packLimits.assetBytes };
    return err(diagnosticText({ code: 'file-too-big', severity: 'error', file: name, data }));
  }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return err(failureText({ code: 'file-problem', data: { file: name, detail: '' } }));
  const put = await client.call('assets.put', { pack, fileName: name.slice(-400), bytes });
  if (put.ok) return ok(put.value.path);
  return err(
    put.error.code === 'invalid-definition'
      ? put.error.data.diagnostics.map(diagnosticText).join(' ')
      : failureText(put.error),
  );
}
