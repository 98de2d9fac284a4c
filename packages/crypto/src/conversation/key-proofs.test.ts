import { expect, it } from 'vitest';
import { FakeServer } from '../../test/support/fake-server.ts';
import { aChatPair, CONVERSATION, FELIX, IRIS } from '../../test/support/personas.ts';
import { type Browser, resetAccount, rotate, signUp } from '../../test/support/test-member.ts';
import { acceptIdentity, loadContacts, requireTrusted } from './contacts.ts';
import { continuesRecords, decideCompared, headsOf, type KeyProof } from './trust.ts';

/** Assesses Felix's key log with what the log of keys proves about it, and keeps the pin. */
async function assessFelix(browser: Browser, proof?: KeyProof) {
  const logs = browser.server.keyLogs([FELIX]);
  const known = { pins: browser.pins, pinsLost: false };
  const contacts = await loadContacts(browser.self, known, logs, new Map(proof ? [[FELIX, proof]] : []));
  browser.pins = contacts.pins;
  return contacts;
}

async function stateOfFelix(browser: Browser, proof?: KeyProof): Promise<string | undefined> {
  return (await assessFelix(browser, proof)).assessments.get(FELIX)?.state;
}

async function strangers() {
  const server = new FakeServer();
  const [iris, felix] = [await signUp(server, IRIS), await signUp(server, FELIX)];
  return { server, iris: iris.browser, felixAccount: felix.account };
}

it('requireTrusted throws for a first contact without a proof, until there is one', async () => {
  const { iris } = await strangers();
  const unproved = await assessFelix(iris, 'missing');
  expect(unproved.assessments.get(FELIX)?.state).toBe('unproved');
  expect(() => requireTrusted(unproved, [FELIX])).toThrow(expect.objectContaining({ reason: 'unproved', memberId: FELIX }));
  const proved = await assessFelix(iris, 'proved');
  expect(requireTrusted(proved, [FELIX])).toHaveLength(1);
  expect(iris.pins[FELIX]?.proved).toBe(true);
});

it('loadContacts uses keys that were proved once, also without a new proof', async () => {
  const { iris } = await strangers();
  expect(await stateOfFelix(iris, 'proved')).toBe('first');
  expect(await stateOfFelix(iris, 'missing')).toBe('same');
  expect(await stateOfFelix(iris)).toBe('same');
});

it('loadContacts uses unproved keys after the safety number was compared', async () => {
  const { iris } = await strangers();
  await assessFelix(iris, 'missing');
  const pin = iris.pins[FELIX]!;
  iris.pins = { ...iris.pins, [FELIX]: decideCompared(pin, pin.identityKey, true)! };
  expect(await stateOfFelix(iris, 'missing')).toBe('same');
  expect(iris.pins[FELIX]?.proved).toBe(false);
});

it('loadContacts needs no proof of a member whom `proofs` does not contain', async () => {
  const { iris } = await strangers();
  expect(await stateOfFelix(iris)).toBe('first');
  expect(iris.pins[FELIX]?.proved).toBe(false);
});

it('loadContacts rejects a key log that contradicts its proof, also the own one', async () => {
  const { server, iris } = await strangers();
  await assessFelix(iris, 'proved');
  const { pins } = iris;
  const contradicted = await assessFelix(iris, 'contradicted');
  expect(contradicted.assessments.get(FELIX)?.state).toBe('rejected');
  expect(() => requireTrusted(contradicted, [FELIX])).toThrow(expect.objectContaining({ reason: 'log', memberId: FELIX }));
  expect(iris.pins).toEqual(pins);
  const own = await loadContacts(iris.self, { pins, pinsLost: false }, server.keyLogs([IRIS]), new Map([[IRIS, 'contradicted']]));
  expect(own.assessments.get(IRIS)?.state).toBe('rejected');
});

it('loadContacts uses a rotated record at once if it continues a proved one', async () => {
  const { server, iris, felixAccount } = await strangers();
  await assessFelix(iris, 'proved');
  await rotate(server, felixAccount);
  expect(await stateOfFelix(iris, 'pending')).toBe('rotated');
  expect(await stateOfFelix(iris, 'missing')).toBe('same');
});

it('loadContacts uses no rotated record that continues one without a proof', async () => {
  const { server, iris, felixAccount } = await strangers();
  await assessFelix(iris, 'missing');
  await rotate(server, felixAccount);
  expect(await stateOfFelix(iris, 'missing')).toBe('unproved');
  expect(await stateOfFelix(iris, 'pending')).toBe('same');
});

it('acceptIdentity does not replace the proof of the accepted identity', async () => {
  const { server, iris } = await strangers();
  await assessFelix(iris, 'proved');
  await resetAccount(server, FELIX);
  const changed = await assessFelix(iris, 'missing');
  expect(changed.assessments.get(FELIX)?.state).toBe('changed');
  iris.pins = acceptIdentity(changed, FELIX, server.logOf(FELIX).records.at(-1)!.identityKey);
  expect(await stateOfFelix(iris, 'missing')).toBe('unproved');
  expect(await stateOfFelix(iris, 'proved')).toBe('same');
});

it('loadContacts accepts no changed identity because of a proof', async () => {
  const { server, iris } = await strangers();
  await assessFelix(iris, 'proved');
  await resetAccount(server, FELIX);
  expect(await stateOfFelix(iris, 'proved')).toBe('changed');
});

it('loadContacts lets nobody confirm by a proof a contact whose pin was lost', async () => {
  const { iris } = await strangers();
  const contacts = await loadContacts(iris.self, { pins: {}, pinsLost: true }, iris.server.keyLogs([FELIX]), new Map([[FELIX, 'proved']]));
  expect(contacts.assessments.get(FELIX)).toMatchObject({ state: 'unconfirmed', next: { confirmed: true, proved: true } });
});

/** Felix's key log in another server, which invented his keys. */
async function withFalseFelix(browser: Browser) {
  const [liar, honest] = [new FakeServer(), browser.server.logOf(FELIX)];
  await signUp(liar, FELIX);
  const invented = liar.logOf(FELIX);
  browser.server.logs.set(FELIX, invented);
  return { present: (log: typeof honest) => browser.server.logs.set(FELIX, log), honest, invented: invented.records[0]!.identityKey };
}

it('loadContacts replaces an identity that nothing was encrypted to when other keys are proved', async () => {
  const { iris } = await strangers();
  const { present, honest, invented } = await withFalseFelix(iris);
  expect(await stateOfFelix(iris, 'missing')).toBe('unproved');
  expect(iris.pins[FELIX]).toMatchObject({ identityKey: invented, provisional: true });
  present(honest);
  expect(await stateOfFelix(iris, 'proved')).toBe('first');
  expect(iris.pins[FELIX]).toMatchObject({ proved: true, provisional: false, earlier: [], left: [] });
});

it('acceptIdentity keeps no identity as an earlier one that was in no edition', async () => {
  const { iris } = await strangers();
  const { present, honest, invented } = await withFalseFelix(iris);
  // A build that only reports encrypts to it.
  await assessFelix(iris);
  present(honest);
  const changed = await assessFelix(iris, 'proved');
  expect(changed.assessments.get(FELIX)).toMatchObject({ state: 'changed', next: { earlier: [] } });
  expect((await assessFelix(iris)).assessments.get(FELIX)).toMatchObject({ state: 'changed', next: { earlier: [invented] } });
});

it('loadContacts keeps a provisional identity that was compared or proved', async () => {
  const { server, iris } = await strangers();
  await assessFelix(iris, 'missing');
  const pin = iris.pins[FELIX]!;
  iris.pins = { ...iris.pins, [FELIX]: decideCompared(pin, pin.identityKey, true)! };
  await resetAccount(server, FELIX);
  expect(await stateOfFelix(iris, 'proved')).toBe('changed');
});

it('continuesRecords follows signed records only, from the given one on', async () => {
  const { server, felixAccount } = await aChatPair();
  await rotate(server, felixAccount);
  const [rotated] = server.keyLogs([FELIX]);
  expect([await continuesRecords(rotated!, 1), await continuesRecords(rotated!, 2), await continuesRecords(rotated!, 0)]).toEqual([
    true,
    true,
    false,
  ]);
  await resetAccount(server, FELIX);
  const [reset] = server.keyLogs([FELIX]);
  expect([await continuesRecords(reset!, 1), await continuesRecords(reset!, 2), await continuesRecords(reset!, 3)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await headsOf(reset!)).toHaveLength(3);
  expect((await headsOf(reset!)).slice(0, 2)).toEqual(await headsOf(rotated!));
});

it('decryptMessage shows messages of a contact whose keys have no proof yet', async () => {
  const { iris, felix } = await aChatPair();
  await felix.send(CONVERSATION, 'Hello from a new member.');
  await assessFelix(iris, 'missing');
  expect(await iris.read(CONVERSATION)).toEqual(['Hello from a new member.']);
});
