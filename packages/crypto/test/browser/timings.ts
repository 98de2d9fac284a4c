/** Median duration of each step in milliseconds. */
import { createEpoch } from '../../src/conversation/create-epoch.ts';
import { contactsIn, loadContacts } from '../../src/conversation/contacts.ts';
import { decryptMessage } from '../../src/conversation/decrypt-message.ts';
import { renewEpoch } from '../../src/conversation/renew-epoch.ts';
import { encryptMessage } from '../../src/conversation/encrypt-message.ts';
import { FELIX, GROUP, IRIS, CONVERSATION, aChatPair } from '../support/personas.ts';
import { FakeServer } from '../support/fake-server.ts';
import { LONGEST, signUp } from '../support/test-member.ts';
import { writeMessage } from '../../src/conversation/write-message.ts';

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
  const { iris, felix } = await aChatPair();
  const sent = await iris.send(CONVERSATION, 'x'.repeat(200));
  const [{ epochs }, directory] = [await iris.sync(CONVERSATION), await felix.loadContacts([iris.id])];
  const epoch = epochs[0];
  const record = directory.assessments.get(FELIX);
  if (!epoch || !record || record.state === 'rejected') throw new Error('no epoch');
  const id = crypto.randomUUID();
  const payload = { kind: 'text', text: 'x'.repeat(200) } as const;
  const people = Array.from({ length: 50 }, () => ({ memberId: crypto.randomUUID(), record: record.record }));
  const epochOf = (members: typeof people) => () =>
    createEpoch({ self: iris.self, conversationId: CONVERSATION, previous: null, members, admins: [], now: new Date() });
  const fifty = await fiftyInAGroup();
  return {
    sendIn50: await medianOf(fifty.send, 50),
    add50th: await medianOf(fifty.add, 10),
    encrypt: await medianOf(() => encryptMessage({ self: iris.self, epoch, id, payload, longest: LONGEST })),
    decrypt: await medianOf(() => decryptMessage(epoch, sent, directory)),
    epochOf2: await medianOf(epochOf(people.slice(0, 2)), 20),
    epochOf50: await medianOf(epochOf(people), 10),
  };
}

/** What a browser does to send to a group of 50, and to add its last member. */
async function fiftyInAGroup() {
  const server = new FakeServer();
  const { browser } = await signUp(server, IRIS);
  const others = await Promise.all(Array.from({ length: 49 }, async () => (await signUp(server, crypto.randomUUID())).browser.id));
  const people = { members: [IRIS, ...others], admins: [IRIS] };
  await browser.renew(GROUP, { members: people.members.slice(0, 49), admins: [IRIS] });
  const { epochs } = await browser.sync(GROUP);
  const logs = server.keyLogs(people.members);
  const meet = () => loadContacts(browser.self, contactsIn(browser.settings), logs);
  const payload = { kind: 'text', text: 'x'.repeat(200) } as const;
  const common = { self: browser.self, epochs, now: browser.now };
  return {
    send: async () => writeMessage({ ...common, contacts: await meet(), id: crypto.randomUUID(), payload, longest: LONGEST }),
    add: async () => renewEpoch({ ...common, conversationId: GROUP, contacts: await meet(), people, group: { first: { name: 'Fifty' } } }),
  };
}

Object.assign(globalThis, { measure });
