import { expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import { firstParameters } from './derivation.ts';
import { derive } from './derive.ts';
import { aSalt, quickParameters } from '../../test/support/account.ts';

it('derive() returns the same secret and key for the same password and salt', async () => {
  const salt = aSalt();
  expect(await derive('correct horse', salt, quickParameters)).toEqual(await derive('correct horse', salt, quickParameters));
});

it('derive() returns a secret of 43 characters that differs from the key', async () => {
  const { secret, kek } = await derive('correct horse', aSalt(), quickParameters);
  expect(toBase64url(secret)).toHaveLength(43);
  expect(kek).toHaveLength(32);
  expect(kek).not.toEqual(secret);
});

it('derive() returns another secret and key for another salt, password or cost', async () => {
  const salt = aSalt();
  const all = await Promise.all([
    derive('correct horse', salt, quickParameters),
    derive('correct horse', aSalt(), quickParameters),
    derive('correct horsf', salt, quickParameters),
    derive('correct horse', salt, { ...quickParameters, passes: 2 }),
  ]);
  const values = all.flatMap(({ secret, kek }) => [toBase64url(secret), toBase64url(kek)]);
  expect(new Set(values).size).toBe(8);
});

it('derive() normalises the password', async () => {
  const salt = aSalt();
  const composed = await derive('caf\u00E9 \uFB01', salt, quickParameters);
  expect(await derive('cafe\u0301 fi', salt, quickParameters)).toEqual(composed);
});

it.each([16, 31, 33])('derive() rejects a salt of %d bytes', async (length) => {
  await expect(derive('correct horse', toBase64url(randomBytes(length)), quickParameters)).rejects.toThrow(RangeError);
});

// Computed with OpenSSL's Argon2id and HKDF. If the result changed, no member could log in any more.
it('derive() returns its known answer with the real parameters', async () => {
  const salt = toBase64url(new Uint8Array(32).fill(7));
  const { secret, kek } = await derive('correct horse battery staple', salt, firstParameters);
  expect(toBase64url(secret)).toBe('O06Vsk1oRFenAjpAfbnHUTWF-5x_vcNc9LAtsWurLlo');
  expect(toBase64url(kek)).toBe('SJFfIorE7Ewm7slPk5WluFu87PLFVQjJacVyhKualQE');
});
