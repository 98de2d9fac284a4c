/** Milliseconds that each step takes here, the middle of many. */
import { createEpoch } from '../conversation/create-epoch.ts';
import { openMessage } from '../conversation/open-message.ts';
import { sealMessage } from '../conversation/seal-message.ts';
import { FELIX, TALK, twoWhoTalk } from '../conversation/testing/cast.ts';
import { LONGEST } from '../conversation/testing/person.ts';

async function medianOf(run: () => Promise<unknown>, times = 200): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((one, other) => one - other)[times / 2] ?? 0;
}

async function measure() {
  const { iris, felix } = await twoWhoTalk();
  const sent = await iris.send(TALK, 'x'.repeat(200));
  const [{ epochs }, directory] = [await iris.sync(TALK), await felix.meet([iris.id])];
  const epoch = epochs[0];
  const record = directory.judged.get(FELIX);
  if (!epoch || !record || record.state === 'refused') throw new Error('no epoch');
  const id = crypto.randomUUID();
  const payload = { kind: 'text', text: 'x'.repeat(200) } as const;
  const people = Array.from({ length: 50 }, () => ({ memberId: crypto.randomUUID(), record: record.record }));
  const epochOf = (members: typeof people) => () =>
    createEpoch({ self: iris.self, conversationId: TALK, previous: null, members, admins: [], now: new Date() });
  return {
    encrypt: await medianOf(() => sealMessage({ self: iris.self, epoch, id, payload, longest: LONGEST })),
    decrypt: await medianOf(() => openMessage(epoch, sent, directory)),
    epochOf2: await medianOf(epochOf(people.slice(0, 2)), 20),
    epochOf50: await medianOf(epochOf(people), 10),
  };
}

Object.assign(globalThis, { measure });
