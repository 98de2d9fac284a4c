import { expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { ORIGIN, TestLog } from '../../test/support/test-log.ts';
import { type BelievedLog, unreadLog } from './believed-log.ts';
import { NO_CHECKS, NO_CONTACT_CHECK } from './checks.ts';
import { foundIn, usableLog } from './stored-log.ts';

const log = await TestLog.create();
await log.publishMany(3);
const { settings } = log;
const believed = await log.believed();
const empty = unreadLog(ORIGIN, log.signer.publicKey);
const { state } = believed;
const { edge } = state;

it('usableLog returns a stored log as it was stored', () => {
  expect(usableLog(structuredClone(believed), settings)).toEqual(believed);
  expect(usableLog(undefined, settings)).toEqual(empty);
});

it.each<[string, BelievedLog]>([
  ['an edge with a missing hash', { ...believed, state: { ...state, edge: { ...edge, hashes: edge.hashes.slice(1) } } }],
  ['an edge of another log', { ...believed, state: { ...state, edge: { ...edge, hashes: edge.hashes.map(() => randomBytes(32)) } } }],
  ['missing roots of sizes', { ...believed, sizeRoots: believed.sizeRoots.slice(32) }],
  ['missing roots of editions', { ...believed, editionRoots: { ...believed.editionRoots, keys: new Uint8Array() } }],
  ['another newest edition', { ...believed, state: { ...state, newestEdition: null } }],
])('usableLog reads the log again after %s', (_what, damaged) => {
  expect(usableLog(damaged, settings)).toEqual(empty);
});

it('foundIn keeps alarms and the believed history without contacts', () => {
  const alarm = { problem: 'otherHead', at: 1, memberId: null, evidence: ['note'] };
  const contact = { ...alarm, kind: 'contact' as const, memberId: 'felix' };
  const own = { ...alarm, kind: 'ownKeys' as const };
  expect(foundIn({ believed, checks: { ...NO_CHECKS, alarms: [contact] } })).toBeNull();
  const { size, root } = log.checkpoint();
  const checks = { ...NO_CHECKS, alarms: [contact, own], contacts: { felix: NO_CONTACT_CHECK } };
  expect(foundIn({ believed, checks })).toEqual({ alarms: [own], believed: { size, root: toBase64url(root) } });
});

it('usableLog reads the log again in a build with a key that replaced a lost one', () => {
  const laterKeys = [{ fromSize: 2, publicKey: toBase64url(randomBytes(32)) }];
  const read = usableLog(believed, { ...settings, laterKeys });
  expect([read.note, read.state.keys.length]).toEqual([null, 2]);
  expect(usableLog(believed, { ...settings, acceptedRecoveries: [7] })).toEqual({
    ...believed,
    state: { ...state, acceptedRecoveries: [7] },
  });
});

it('usableLog reads the log again in a build with another log or key', () => {
  const [origin, publicKey] = ['other.example/transparency', randomBytes(32)];
  expect(usableLog(believed, { ...settings, origin })).toEqual(unreadLog(origin, log.signer.publicKey));
  expect(usableLog(believed, { ...settings, publicKey: toBase64url(publicKey) })).toEqual(unreadLog(ORIGIN, publicKey));
});
