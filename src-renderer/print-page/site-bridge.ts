import type { Bridge } from '@shared/api/bridge';
import { callNames } from '@shared/api/call-names';
import { decodeMessage } from '@shared/api/wire';

/** The contract as far as a page needs it that only draws: the host answers its fetches itself (src-main/print). */
export function siteBridge(): Bridge {
  const ask = async (name: string, params: unknown): Promise<unknown> => {
    const answer = await fetch('/call', { method: 'POST', body: JSON.stringify({ name, params }) });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return decodeMessage(new Uint8Array(await answer.arrayBuffer()));
  };
  const calls = Object.fromEntries(
    callNames.map((name) => [name, (params: unknown) => ask(name, params)]),
  ) as Bridge['calls'];
  return { calls, onEvent: () => () => undefined };
}
