import { expect, it } from 'vitest';
import { fakeClient } from '../../../../api/fake-client';
import { EditDesk } from '../../state/desk.svelte';
import { settled, testDesk, testTimers } from '../../state/test-desk';
import { writeScenario } from './write-scenario';

it('a scenario is added to a file that keeps its comments, under a name of its own, as typed text', async () => {
  const { client, language, saved } = await testDesk();
  saved.set(
    'scenarios/own.json',
    '{ "format": 1, "game": "ygios",\n  // mine\n  "scenarios": [{ "id": "home-1" }] }\n',
  );
  const others = fakeClient({
    'documents.others': () => ({
      ok: true,
      value: { documents: [{ path: 'scenarios/own.json', hash: '' }] },
    }),
  });
  const both = {
    call: ((name, params) =>
      name === 'documents.others'
        ? others.call(name, params)
        : client.call(name, params)) as typeof client.call,
  };
  const desk = new EditDesk({
    client: both,
    timers: testTimers(),
    language,
    tell: () => undefined,
  });
  await desk.show({ pack: 'mine', path: 'cards/home-1.json' }, null);
  const written = await writeScenario(desk, both, language, { is: 'card', id: 'home-1' }, 'About it');
  await settled();
  expect(written).toMatchObject({ is: 'written', path: 'scenarios/own.json' });
  const document = desk.pack?.documents.get('scenarios/own.json');
  expect(document?.changed).toBe(true);
  expect(document?.text).toContain('// mine');
  const checked = language.checkFile('scenarios/own.json', new TextEncoder().encode(document?.text), 'ygios');
  expect(
    checked.ok && checked.value.is === 'scenarios' ? checked.value.scenarios.document.value : null,
  ).toMatchObject({
    scenarios: [
      { id: 'home-1' },
      { id: 'home-1 2', title: 'About it', when: [{ by: 'A', play: 'home-1', face: 'up' }] },
    ],
  });
  const line = document?.text.split('\n')[(written?.is === 'written' ? written.place.line : 0) - 1];
  expect(line).toContain('"home-1 2"');
  expect(document?.text.split('\n').map((one) => one.trim())).toContain('"first": "A",');
  // Half-typed text is not written into.
  desk.typeIn(document!, '{ "format"');
  expect(await writeScenario(desk, both, language, { is: 'card', id: 'home-1' }, '')).toEqual({
    is: 'broken',
    path: 'scenarios/own.json',
  });
});
