import { expect, it } from 'vitest';
import { loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { toBase64 } from '@subrosa/transparency/checkpoint/base64';
import { FakeServer } from '../../crypto/test/support/fake-server.ts';
import { CONVERSATION, FELIX, GROUP, IRIS, NOOR } from '../../crypto/test/support/personas.ts';
import { type Browser, signUp } from '../../crypto/test/support/test-member.ts';
import { believedCheckpoint, sizeOf, unreadLog } from '../src/log/believed-log.ts';
import { noteCheckpoints, receivedCheckpoint } from '../src/log/change-log.ts';
import { checkContacts } from '../src/log/check-contacts.ts';
import { hasGeneralAlarm, NO_CHECKS } from '../src/log/checks.ts';
import { follow } from '../src/log/log-calls.ts';
import type { StoredLog } from '../src/log/stored-log.ts';
import { aKeysChange, FIRST_AT, TestLog } from './support/test-log.ts';

// Row 12 of docs/transparency.md, "Attacks": the server shows the members of a group another history, in which one of them has its key.

const MARA = '0198f000-0000-7000-8000-0000000000aa';
const NOW = FIRST_AT * 1000 + 3_600_000;

/** A member's browser, and the history that the server shows it. */
class Reader {
  readonly browser: Browser;
  readonly log: TestLog;
  stored: StoredLog;

  constructor(browser: Browser, log: TestLog) {
    this.browser = browser;
    this.log = log;
    this.stored = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
  }

  get problems(): string[] {
    return this.stored.checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);
  }

  async follow(log = this.log): Promise<void> {
    const from = sizeOf(this.stored.believed);
    const input = { note: await log.note(), from, bundles: log.bundles(from) };
    this.stored = await follow(this.stored, this.browser, input, NOW);
  }

  /** Requests the keys of a group with proofs in the shown history; throws if it does not encrypt to them. */
  async require(memberIds: readonly string[]): Promise<void> {
    const { browser, stored, log } = this;
    const logs = await Promise.all(
      memberIds.map(async (memberId) => ({
        memberId,
        records: [...browser.server.logOf(memberId).records],
        devices: [],
        proof: await log.contactProof(memberId),
      })),
    );
    const { checks, proofs } = await checkContacts(stored, logs, { selfId: browser.id, now: NOW });
    this.stored = { ...stored, checks };
    requireTrusted(await loadContacts(browser.self, { pins: browser.pins, pinsLost: false }, logs, proofs), memberIds);
  }

  /** A message with the believed checkpoint and its signature, as the first one of an hour has it. */
  async send(conversationId: string, text: string): Promise<void> {
    const believed = believedCheckpoint(this.stored.believed);
    if (!believed) throw new Error('nothing is believed');
    const { size, root, signature } = believed;
    await this.browser.send(conversationId, {
      kind: 'text',
      text,
      checkpoint: { size, root: toBase64(root), signature: toBase64(signature) },
    });
  }

  /** Reads the messages of a conversation, and compares what their senders believe. */
  async read(conversationId: string): Promise<void> {
    await this.browser.sync(conversationId);
    for (const message of this.browser.server.conversation(conversationId).messages) {
      const opened = await this.browser.decrypt(conversationId, message);
      if (opened.kind !== 'decrypted') throw new Error(opened.reason);
      const received = opened.payload.checkpoint && receivedCheckpoint(opened.payload.checkpoint);
      const checks = await noteCheckpoints(this.stored, received ? [received] : [], NOW);
      this.stored = { ...this.stored, checks };
    }
  }
}

/** The keys that a server has, as a change of the map. */
async function changeOf(server: FakeServer, memberId: string) {
  const heads = await headsOf({ memberId, records: [...server.logOf(memberId).records], devices: [] });
  return aKeysChange(memberId, heads.length, fromBase64url(heads.at(-1) ?? ''));
}

it.each([
  ['new browsers', false],
  ['known browsers', true],
])('finds the fork of a group by the first signed root from outside it (12, group, %s)', async (_what, isKnown) => {
  const server = new FakeServer();
  const [iris, noor, mara] = await Promise.all([IRIS, NOOR, MARA].map(async (id) => (await signUp(server, id)).browser));
  // What the group receives as Felix’s key is the server’s.
  await signUp(server, FELIX);
  const truth = new FakeServer();
  await signUp(truth, FELIX);

  const log = await TestLog.create();
  await log.publish({ keys: await Promise.all([IRIS, NOOR, MARA].map((id) => changeOf(server, id))) });
  await log.publish();
  const fork = log.fork();
  const [ofIris, ofNoor, ofMara] = [new Reader(iris!, fork), new Reader(noor!, fork), new Reader(mara!, log)];
  if (isKnown) for (const reader of [ofIris, ofNoor, ofMara]) await reader.follow(log);
  await fork.publish({ keys: [await changeOf(server, FELIX)] });
  await log.publish({ keys: [await changeOf(truth, FELIX)] });
  for (const reader of [ofIris, ofNoor, ofMara]) await reader.follow();

  // Everything that the group sees agrees: the false key is proved, and the members’ roots are the same.
  for (const reader of [ofIris, ofNoor]) await reader.require([FELIX]);
  await iris!.renew(GROUP, { members: [IRIS, NOOR, FELIX], admins: [IRIS] });
  await ofNoor.send(GROUP, 'To the group.');
  await ofIris.read(GROUP);
  expect([ofIris.problems, ofNoor.problems]).toEqual([[], []]);

  // A conversation with somebody outside the group is enough, in either direction.
  await iris!.startConversation(CONVERSATION, MARA);
  await ofIris.send(CONVERSATION, 'From the fork.');
  await ofMara.read(CONVERSATION);
  expect(ofMara.problems).toEqual(['fork message']);
  await ofMara.send(CONVERSATION, 'From the true history.');
  await ofIris.read(CONVERSATION);
  expect(ofIris.problems).toEqual(['fork message']);
  // The alarm is general: Iris sends nothing to the group either, and keeps both signed notes.
  expect(hasGeneralAlarm(ofIris.stored.checks)).toBe(true);
  expect(ofIris.stored.checks.alarms[0]?.evidence).toHaveLength(2);
  expect(new Set(ofIris.stored.checks.alarms[0]?.evidence)).toEqual(new Set(ofMara.stored.checks.alarms[0]?.evidence));
});
