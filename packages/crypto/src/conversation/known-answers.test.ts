import { expect, it } from 'vitest';
import { continuitySigningInput, recordSigningInput } from '../account/public-record.ts';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { bytesToText } from '../primitives/bytes.ts';
import { hmac, sha256 } from '../primitives/hashes.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { hashEpoch } from '../signed/epoch.ts';
import { commitTo, computeFrankingTag, type StampedState, stateTagInput } from '../signed/franking.ts';
import { messageSigningInput } from '../signed/message.ts';
import { chainHeads } from '../account/record-chain.ts';
import { encodePayload } from '../signed/payload.ts';
import { commitToKey } from './epoch-key.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { unpack } from './padding.ts';
import { safetyNumber } from './safety-number.ts';

// Computed independently of this code, with hashlib, hmac and OpenSSL in Python. Within a suite, none of them may ever change.
const bytes = (value: number, length = 32) => new Uint8Array(length).fill(value);
const text = (value: number, length = 32) => toBase64url(bytes(value, length));

const context = {
  conversationId: '0198f6a0-0000-7000-8000-0000000000a1',
  id: '0198f6a0-0000-7000-8000-0000000000c1',
  senderId: '0198f6a0-0000-7000-8000-000000000001',
  deviceId: '0198f6a0-0000-7000-8000-0000000000d1',
  epoch: 3,
};
const other = '0198f6a0-0000-7000-8000-000000000002';
const sentAt = '2026-11-15T12:00:00.123Z';
const frankingKey = Uint8Array.from({ length: 32 }, (_, index) => index);
const payload = encodePayload({ kind: 'text', text: 'Hello, Felix 🌷' });
const commitment = 'Vn03j2xii4Jh4jWJTM3p8PAi-Az7PRpDka2uwTI8IdA';

it('commitTo and computeFrankingTag return their known answers', async () => {
  expect(toBase64url(await commitTo(payload, frankingKey, context))).toBe(commitment);
  const tag = await computeFrankingTag(bytes(7), { ...context, commitment, sequence: 42, sentAt, frankingKeyId: 'one' });
  expect(tag).toBe('QwQcepamvCBAVNzZgGo1bLIe0O2YuFiehZuEbzOG0Rg');
});

it('stateTagInput yields the known franking tags', async () => {
  const { conversationId, id, senderId, epoch } = context;
  const header = { conversationId, id, senderId, epoch, commitment, stampedOn: '2026-11-15', frankingKeyId: 'one' };
  const tagOf = async (state: StampedState) => toBase64url(await hmac(bytes(7), stateTagInput(state)));
  expect(await tagOf({ ...header, kind: 'group', recipientId: null })).toBe('7XIkBr7AwzXdFlRLN9D7IPbnhFKqzai-mIK0k3TmZG0');
  expect(await tagOf({ ...header, kind: 'invitation', recipientId: other })).toBe('xbFN5hHNPQuR5MjNqL68L-0bF1PmHIoHGUG_aPF3Y1Q');
});

it('hashEpoch and commitToKey return their known answers', async () => {
  const { conversationId, senderId: creatorId, deviceId } = context;
  const members = [
    { memberId: creatorId, identity: text(2), accountKeyVersion: 1 },
    { memberId: other, identity: text(3), accountKeyVersion: 2 },
  ];
  const epochFields = {
    conversationId,
    epoch: 1,
    previousHash: text(1),
    members,
    admins: [],
    creatorId,
    deviceId,
    createdOn: '2026-11-15',
  };
  const hash = await hashEpoch({ ...epochFields, keyCommitment: text(4), wrapsHash: text(5), signature: text(9, 64) });
  expect(hash).toBe('4iRVmcTwa02KzO8VUC43T2SHxlUSlMAU7ol4T4pREYE');
  expect(await commitToKey(bytes(8))).toBe('YQLAx2DwvCO0lQFdMvHkQpihPDw3SX9g7MNGkLdFts8');
});

it('messageSigningInput returns its known answer', async () => {
  const signingInput = await messageSigningInput(context, { salt: text(1), commitment: text(2), ciphertext: text(3) });
  expect(toBase64url(await sha256(signingInput))).toBe('1Hzx2cFYvU0JxoZu7aGeoZpcpuUNkTTNm5hF3EYTRCg');
});

it('chainHeads and records of suite 2 return their known answers', async () => {
  const key = (value: number) => text(value, 66);
  const first = { sequence: 0, identityKey: key(1), accountKeyVersion: 1, accountKey: key(2), previousHead: null };
  const heads = [
    'GuVJosHTs-HTf8AINsFDprHHoHAJ0IAQem4ecBqqHpQ',
    '4n9y4gnTD5aSiIa0-IfpF6aJQbUpr6WJS1gS31c7wmQ',
    'GjXiLWSFM361lA_adh1EYuGDJIsCTEpsdZ74ta0GhJU',
  ];
  const second = { sequence: 1, identityKey: key(3), accountKeyVersion: 2, accountKey: key(4), previousHead: heads[0]! };
  const third = { sequence: 2, identityKey: key(5), accountKeyVersion: 3, accountKey: key(6), previousHead: heads[1]! };
  const records = [
    { ...first, signature: text(9, 64), continuity: null },
    { ...second, signature: text(8, 64), continuity: text(7, 64) },
    { ...third, signature: text(6, 64), continuity: null },
  ];
  expect(await chainHeads(records)).toEqual(heads);
  const signed = recordSigningInput(second, context.senderId);
  expect(toBase64url(await sha256(signed))).toBe('QradCGC_3LdocogjsoTqhwa4doVxpDcUyqXJgChRqPI');
  const continued = continuitySigningInput(second, first, context.senderId);
  expect(toBase64url(await sha256(continued))).toBe('mbLsqNLXxQPWGNtQoyg4bJhgPtfDh_kf1jwpZSI4ioI');
});

it('safetyNumber returns its known answer', async () => {
  const number = await safetyNumber({ memberId: context.senderId, identityKey: text(6) }, { memberId: other, identityKey: text(7) });
  expect(number.join(' ')).toBe('17981 31071 75203 99526 21752 23544 77811 99231 97291 04162 33278 29662');
});

it('messageKey decrypts a ciphertext of another implementation', async () => {
  const key = await messageKey(await importKeyMaterial(bytes(8)), bytes(1), context, 'decrypt');
  const cipher = cipherOf(context, fromBase64url(commitment));
  const inner = unpack(new Uint8Array(await crypto.subtle.decrypt(cipher, key, fromBase64url(CIPHERTEXT))));
  expect(bytesToText(inner.payload)).toBe('{"kind":"text","text":"Hello, Felix 🌷"}');
  expect(inner.frankingKey).toEqual(frankingKey);
});

const CIPHERTEXT =
  'W4-_7AZy6BzexDYd5unemZbM_ri3L6LePX0n8e01txo-HabjR7MaWSmVspuveVMSixUNkR4QG7tgaICbSpqAvYiomMS5ee1MjccWcmYEz1wVm91ipqnRuzbZ-1k_BfAEHRg4uoETwW5oWXvYxU14UY_ZDlEWE4uAQG0T6IkABhSfAoPerbfwLgMLRkuOLBaDiD39oEWPlrg4FA6JdetSHsVeAQaIDWgnocV_OtHW1FNQnL9PVQUg922x-RuaeYhuV-wDow--1E1hg85_mMLNIsBZLz7FVzPRk-diV074FQkb4jK8QqhecYO7ZNh5saXWkoCsLILub1HzVpwjVndx_8jhwKxp6fuR5ljtUE5zLvo';
