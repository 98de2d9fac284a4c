import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { backupCodeHash } from '../domains/accounts/backup-codes.ts';
import { bannedIdentifierHash } from '../domains/moderation/banned-identifiers.ts';
import { pseudonymOf } from '../domains/moderation/pseudonym.ts';
import { isOurs, parseVerpAddress, verpAddress } from '../domains/notifications/delivery/mail-feedback/verp.ts';
import { systemClock } from './clock.ts';
import { loadConfig } from './config/config.ts';
import { deliveryOf, parseSignedUrl } from './media-delivery/signed-urls.ts';
import { encryptedCursors } from './http/encrypted-cursor.ts';
import { linkToken, verifyLinkToken } from './link-token.ts';
import { encryptAtRest, decryptAtRest } from './at-rest-encryption.ts';
import { tokenSigner, tokenVerifier } from './tokens/tokens.ts';

const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((name) => name.repeat(20)) as [string, string, string];
/** The setting in each step of a rotation: before, while all processes learn to read the new secret, and after. */
const steps = { before: OLD, learning: `${OLD},${NEW},${OLD}`, after: `${NEW},${OLD}` };
/** During a rotation, processes of two adjacent steps run concurrently. */
const besides = [
  [steps.before, steps.learning],
  [steps.learning, steps.before],
  [steps.learning, steps.after],
  [steps.after, steps.learning],
] as const;

const memberId = randomUUID();
const now = new Date();

/** Each checks that a process with one setting can read what a process with another setting made. */
const readings: Record<string, (made: string, read: string) => boolean> = {
  'encryption at rest': (made, read) =>
    decryptAtRest(read, 'test', memberId, encryptAtRest(made, 'test', memberId, Buffer.from('words'))).toString() === 'words',
  'a link in an email': (made, read) => verifyLinkToken(read, 'test', linkToken(made, 'test', memberId)) === memberId,
  'the URL of a photo': (made, read) =>
    parseSignedUrl(read, deliveryOf(made, systemClock).fileOf({ id: memberId, generation: 1 }, 'large.webp'), now) !== null,
  'the cursor of a page': (made, read) =>
    encryptedCursors(read, 'test').read(encryptedCursors(made, 'test').write(Buffer.from('here'), memberId), memberId) !== null,
  'a bounced email': (made, read) => {
    const sent = { memberId, email: 'iris@example.org', sentAt: now };
    const text = verpAddress(sent, { EMAIL_LINK_SECRET: made, MAIL_DOMAIN: 'subrosa.example' });
    const found = parseVerpAddress(text, { MAIL_DOMAIN: 'subrosa.example' });
    return found !== null && isOurs(found, sent.email, { EMAIL_LINK_SECRET: read });
  },
  'a pseudonym': (made, read) => pseudonymOf(made, memberId) === pseudonymOf(read, memberId),
  'a banned trait': (made, read) =>
    bannedIdentifierHash(made, 'email', 'iris@example.org').equals(bannedIdentifierHash(read, 'email', 'iris@example.org')),
  'a backup code': (made, read) => backupCodeHash(made, memberId, 'ABCD').equals(backupCodeHash(read, memberId, 'ABCD')),
};

describe.each(Object.entries(readings))('rotation of %s', (_what, isRead) => {
  it('keeps it readable in adjacent steps, and after the rotation what was made before', () => {
    for (const [made, read] of besides) expect(isRead(made, read)).toBe(true);
    expect(isRead(steps.before, steps.after)).toBe(true);
  });
});

it('uses the new secret after the last step of a rotation', () => {
  expect(verifyLinkToken(NEW, 'test', linkToken(steps.after, 'test', memberId))).toBe(memberId);
  expect(decryptAtRest(NEW, 'test', memberId, encryptAtRest(steps.after, 'test', memberId, Buffer.from('words'))).toString()).toBe('words');
});

it('rejects a secret that the setting never contained', () => {
  expect(verifyLinkToken(steps.after, 'test', linkToken(OTHER, 'test', memberId))).toBeNull();
  expect(() => decryptAtRest(steps.after, 'test', memberId, encryptAtRest(OTHER, 'test', memberId, Buffer.from('words')))).toThrow(
    'authenticate',
  );
  expect(parseSignedUrl(steps.after, deliveryOf(OTHER, systemClock).fileOf({ id: memberId, generation: 1 }, 'large.webp'), now)).toBeNull();
});

describe('rotation of the token signing key', () => {
  const aKey = (kid: string) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const named = (key: JsonWebKey) => ({ ...key, kid, alg: 'EdDSA', use: 'sig' });
    return { secret: JSON.stringify(named(privateKey.export({ format: 'jwk' }))), open: named(publicKey.export({ format: 'jwk' })) };
  };

  it('accepts tokens of both keys, and rejects those of the old key after its removal', async () => {
    const [old, next] = [aKey('2026-11'), aKey('2026-12')];
    const device = { memberId, deviceId: randomUUID() };
    const both = tokenVerifier(JSON.stringify({ keys: [next.open, old.open] }), systemClock);
    const alone = tokenVerifier(JSON.stringify({ keys: [next.open] }), systemClock);
    const before = await tokenSigner(old.secret, systemClock).issue(device);
    const after = await tokenSigner(next.secret, systemClock).issue(device);
    for (const { accessToken, chatToken } of [before, after]) {
      expect(await both.verify(accessToken, 'api')).toEqual({ kind: 'valid', principal: device });
      expect(await both.verify(chatToken, 'chat')).toEqual({ kind: 'valid', principal: device });
    }
    expect(await alone.verify(before.accessToken, 'api')).toEqual({ kind: 'invalid' });
    expect(await alone.verify(after.accessToken, 'api')).toEqual({ kind: 'valid', principal: device });
  });
});

it('loadConfig accepts several secrets in a setting, each of sufficient length', () => {
  const withSecret = (DATA_ENCRYPTION_SECRET: string) => () => loadConfig({ ENVIRONMENT: 'test', DATA_ENCRYPTION_SECRET });
  expect(withSecret(steps.learning)).not.toThrow();
  expect(withSecret(`${NEW},short`)).toThrow('DATA_ENCRYPTION_SECRET');
});
