import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordProblem, personalWords, strengthOf } from '@subrosa/rules/accounts/password';
import { describe, expect, it } from 'vitest';
import { createEstimator } from '../../apps/web/src/features/accounts/new-password/estimate.ts';
import { readLists } from '../../apps/web/src/features/accounts/new-password/lists.ts';
import { personas, PERSONA_PASSWORD } from '../../apps/server/test/support/personas.ts';
import { listLeaked, listWords, readLeakedPasswords } from './password-lists.ts';

const data = (file: string) => readFileSync(join(import.meta.dirname, '../../apps/web/src/features/accounts/new-password/data', file));
const bytes = data('leaked-passwords.bin');
const lists = readLists(data('words.txt').toString(), new Uint8Array(bytes).buffer);
const estimate = createEstimator(lists);
const isWeak = (password: string) => strengthOf(estimate(password, []).guesses) === 'weak';

const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const SYMBOLS = `${LOWERCASE}${LOWERCASE.toUpperCase()}0123456789!#$%&*+-./:;=?@^_~`;

function randomText(length: number, characters: string): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (number) => characters[number % characters.length]).join('');
}

describe('the lists of a new password', () => {
  const passwords = readLeakedPasswords();

  it('rejects the 1,000 commonest leaked passwords, also with the characters that the rules require', () => {
    const commonest = passwords.slice(0, 1000);
    const dressed = commonest.map((password) => `${password.slice(0, 1).toUpperCase()}${password.slice(1)}1!`);
    expect([...commonest, ...dressed].filter((password) => !isWeak(password))).toEqual([]);
  }, 120_000);

  it('contains every leaked password of the source', () => {
    const leaked = listLeaked(passwords, listWords(passwords));
    expect(leaked).toHaveLength(200_000);
    expect(leaked.filter((password) => !lists.leaked.has(password))).toEqual([]);
  }, 60_000);

  it('mistakes about 1 in 512 other texts for leaked ones', () => {
    const strangers = Array.from({ length: 200_000 }, () => randomText(12, LOWERCASE));
    const share = strangers.filter((text) => lists.leaked.has(text)).length / strangers.length;
    expect(share).toBeLessThan(1 / 400);
  }, 60_000);

  it('accepts every random password of 16 characters', () => {
    const random = Array.from({ length: 200 }, () => randomText(16, SYMBOLS));
    expect(random.filter(isWeak)).toEqual([]);
  }, 120_000);

  it('stays small enough to be shipped', () => {
    expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
  });

  it('accepts the password of the seeded members', () => {
    for (const { email, username } of Object.values(personas)) {
      const names = [email, username];
      expect(passwordProblem(PERSONA_PASSWORD, names)).toBeNull();
      expect(strengthOf(estimate(PERSONA_PASSWORD, personalWords(names, 'Subrosa')).guesses)).not.toBe('weak');
    }
  }, 60_000);
});
