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
/** What processes hold before, while every one of them learns to read the new secret, and after. */
const steps = { before: OLD, learning: `${OLD},${NEW},${OLD}`, after: `${NEW},${OLD}` };
/** Processes of two neighbouring steps run beside each other. */
const besides = [
  [steps.before, steps.learning],
  [steps.learning, steps.before],
  [steps.learning, steps.after],
  [steps.after, steps.learning],
] as const;

const memberId = randomUUID();
const now = new Date();

/** Made by a process that holds one setting, and read by one that holds another. */
const readings: Record<string, (made: string, read: string) => boolean> = {
  'what is sealed': (made, read) =>
    decryptAtRest(read, 'test', memberId, encryptAtRest(made, 'test', memberId, Buffer.from('words'))).toString() === 'words',
  'a link in a mail': (made, read) => verifyLinkToken(read, 'test', linkToken(made, 'test', memberId)) === memberId,
  'the address of a photo': (made, read) =>
    parseSignedUrl(read, deliveryOf(made, systemClock).fileOf({ id: memberId, generation: 1 }, 'large.webp'), now) !== null,
  'the cursor of a page': (made, read) =>
    encryptedCursors(read, 'test').read(encryptedCursors(made, 'test').write(Buffer.from('here'), memberId), memberId) !== null,
  'a mail that comes back': (made, read) => {
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

describe.each(Object.entries(readings))('%s', (_what, isRead) => {
  it('is read in every step of an exchange, and what was made before it is read after it', () => {
    for (const [made, read] of besides) expect(isRead(made, read)).toBe(true);
    expect(isRead(steps.before, steps.after)).toBe(true);
  });
});

it('what is made after an exchange is made with the new secret', () => {
  expect(verifyLinkToken(NEW, 'test', linkToken(steps.after, 'test', memberId))).toBe(memberId);
  expect(decryptAtRest(NEW, 'test', memberId, encryptAtRest(steps.after, 'test', memberId, Buffer.from('words'))).toString()).toBe('words');
});

it('a secret that was never ours opens nothing', () => {
  expect(verifyLinkToken(steps.after, 'test', linkToken(OTHER, 'test', memberId))).toBeNull();
  expect(() => decryptAtRest(steps.after, 'test', memberId, encryptAtRest(OTHER, 'test', memberId, Buffer.from('words')))).toThrow(
    'authenticate',
  );
  expect(parseSignedUrl(steps.after, deliveryOf(OTHER, systemClock).fileOf({ id: memberId, generation: 1 }, 'large.webp'), now)).toBeNull();
});

describe('the key of tokens', () => {
  const aKey = (kid: string) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const named = (key: JsonWebKey) => ({ ...key, kid, alg: 'EdDSA', use: 'sig' });
    return { secret: JSON.stringify(named(privateKey.export({ format: 'jwk' }))), open: named(publicKey.export({ format: 'jwk' })) };
  };

  it('is exchanged while tokens of both are taken, and the old one opens nothing once it is removed', async () => {
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

it('a setting takes several secrets, each long enough', () => {
  const withSecret = (DATA_ENCRYPTION_SECRET: string) => () => loadConfig({ ENVIRONMENT: 'test', DATA_ENCRYPTION_SECRET });
  expect(withSecret(steps.learning)).not.toThrow();
  expect(withSecret(`${NEW},short`)).toThrow('DATA_ENCRYPTION_SECRET');
});
