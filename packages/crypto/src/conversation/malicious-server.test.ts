import { expect, it } from 'vitest';
import { createAccountKeys } from '../account/create-keys.ts';
import { CONVERSATION, FELIX, GROUP, IRIS, NOOR } from '../../test/support/personas.ts';
import { FakeServer } from '../../test/support/fake-server.ts';
import { type Browser, resetAccount, rotate, signUp, unlockBrowser } from '../../test/support/test-member.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, or has no effect.

/** A browser of the same member with an earlier identity that the server invented. */
async function withInventedPast(server: FakeServer, memberId: string): Promise<Browser> {
  const invented = await createAccountKeys({ memberId });
  const log = server.logOf(memberId);
  log.records[0] = invented.record;
  return unlockBrowser(server, { memberId, masterKey: invented.masterKey, bundle: invented.bundle });
}

/** Runs while the server presents only the invented past, so that invented members can act in it. */
async function inThePast<Result>(server: FakeServer, memberIds: readonly string[], act: () => Promise<Result>): Promise<Result> {
  const genuine = memberIds.map((memberId) => server.logOf(memberId).records.splice(1));
  const result = await act();
  for (const [index, memberId] of memberIds.entries()) server.logOf(memberId).records.push(...(genuine[index] ?? []));
  return result;
}

async function inventEpoch(liar: Browser, conversationId: string, members: string[], admins: string[]): Promise<void> {
  liar.server.conversation(conversationId).epochs.push(await liar.prepareEpoch(conversationId, { members, admins }));
}

it('acceptEpochs shows nothing of an earlier identity invented for a contact (32, two members)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  const felix = (await resetAccount(server, FELIX)).browser;
  const liar = await withInventedPast(server, FELIX);
  await inThePast(server, [FELIX], async () => {
    await inventEpoch(liar, CONVERSATION, [FELIX, IRIS], []);
    await liar.send(CONVERSATION, 'Invented.');
  });
  expect(await iris.read(CONVERSATION)).toEqual(['(unvouched)']);
  await iris.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'For the real Felix.');
  expect(await felix.read(CONVERSATION)).toEqual(['(noKey)', 'For the real Felix.']);
});

it('renewEpoch encrypts nothing to members whom an invented identity of an admin added (32, group)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  await signUp(server, NOOR);
  await resetAccount(server, FELIX);
  const liar = await withInventedPast(server, FELIX);
  await inThePast(server, [FELIX], async () => {
    await inventEpoch(liar, GROUP, [FELIX, IRIS, NOOR], [FELIX]);
    await liar.send(GROUP, 'Invented.');
  });
  expect(await iris.read(GROUP)).toEqual(['(unvouched)']);
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
  await expect(iris.renew(GROUP)).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

it('acceptEpochs vouches for nobody by an earlier identity invented for oneself (33, new browser)', async () => {
  const server = new FakeServer();
  await signUp(server, IRIS);
  await signUp(server, FELIX);
  await resetAccount(server, FELIX);
  const iris = (await resetAccount(server, IRIS)).browser;
  const [self, contact] = [await withInventedPast(server, IRIS), await withInventedPast(server, FELIX)];
  await inThePast(server, [IRIS, FELIX], async () => {
    await inventEpoch(self, CONVERSATION, [FELIX, IRIS], []);
    for (const liar of [self, contact]) await liar.send(CONVERSATION, 'Invented.');
  });
  expect(await iris.read(CONVERSATION)).not.toContain('Invented.');
  expect(iris.pins[FELIX]?.earlier).toEqual([]);
  expect(iris.pins[IRIS]?.earlier).toEqual([]);
});

it('loadContacts keeps own earlier identities when the server exchanges them (33, known browser)', async () => {
  const server = new FakeServer();
  const { account, browser } = await signUp(server, IRIS);
  await browser.loadContacts([]);
  const { browser: rotated } = await rotate(server, account);
  rotated.pins = browser.pins;
  await rotated.loadContacts([]);
  const before = rotated.pins[IRIS]?.earlier;
  await withInventedPast(server, IRIS);
  await rotated.loadContacts([]);
  expect(rotated.pins[IRIS]?.earlier).toEqual(before);
});
