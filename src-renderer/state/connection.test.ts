import { expect, it, vi } from 'vitest';
import { fakeClient } from '../api/fake-client';
import { Connection } from './connection.svelte';

it('tells of a connection regained, not of the first one', () => {
  const client = fakeClient({});
  const connection = new Connection(client);
  const regained = vi.fn();
  connection.watch(regained);
  expect(regained).not.toHaveBeenCalled();
  client.connect(false);
  expect(connection.connected).toBe(false);
  client.connect(true);
  expect(regained).toHaveBeenCalledOnce();
});
