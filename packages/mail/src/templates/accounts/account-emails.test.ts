import { describe, expect, it } from 'vitest';
import { locales, renderEmail, type EmailData } from '../../index.ts';
import type { Locale } from '../../locales.ts';
import { sampleBrand, sampleData } from '../../samples.ts';
import { accountEmails, type AccountEmailData } from './index.ts';

type AccountEmailKind = keyof AccountEmailData;
type Change = EmailData['second-factor-changed']['change'];

async function textOf<K extends AccountEmailKind>(kind: K, changes: Partial<EmailData[K]> = {}, locale: Locale = 'en') {
  const { text } = await renderEmail(kind, { ...sampleData[kind], ...changes }, { locale, brand: sampleBrand });
  return text.replaceAll(/\s+/g, ' ');
}

const kinds = Object.keys(accountEmails) as AccountEmailKind[];

// A decision of staff cannot have been made by another person in the name of the member.
it.each(kinds.filter((kind) => kind !== 'account-decided'))('%s explains what to do if it was not you', async (kind) => {
  expect(await textOf(kind)).toMatch(/If this wasn’t you|If you didn’t ask/);
});

it.each(kinds)('%s names no email address except ours', async (kind) => {
  const emails = (await textOf(kind)).match(/\S+@\S+/g) ?? [];
  expect(new Set(emails)).toEqual(new Set([sampleBrand.supportEmail]));
});

describe('already-registered', () => {
  it('points to Forgot password', async () => {
    expect(await textOf('already-registered')).toContain(`Choose a new one: ${sampleData['already-registered'].forgotUrl}`);
  });
});

describe('reset-password', () => {
  it('names the only way to decrypt earlier messages again', async () => {
    const text = await textOf('reset-password');
    expect(text).toContain('you’ll need your recovery code');
    expect(text).toContain('Without it they stay locked');
  });
});

describe('account-locked', () => {
  it('offers to wait or to choose a new password', async () => {
    const text = await textOf('account-locked', { hours: 1 });
    expect(text).toContain('after 1 hour, or choose a new password');
  });
});

describe('guesses-locked', () => {
  it('states that the member stays logged in, and how to log out other devices without a password', async () => {
    const text = await textOf('guesses-locked', { isKnown: true });
    expect(text).toContain('You stay logged in');
    expect(text).toContain('You don’t need your password for this.');
  });

  it('states that own browsers are not affected when another person failed the second step', async () => {
    const text = await textOf('guesses-locked', { isKnown: false });
    expect(text).toContain('browsers that you’ve used before aren’t affected');
  });
});

describe('account-deleted', () => {
  it('states that the law requires some records, and where they are listed', async () => {
    expect(await textOf('account-deleted')).toContain('Our privacy page lists');
  });
});

describe.each(locales)('second-factor-changed in %s', (locale) => {
  it('distinguishes the changes', async () => {
    const changes: Change[] = ['passkey_added', 'passkey_removed', 'totp_on', 'totp_off', 'codes_renewed'];
    const texts = await Promise.all(changes.map((change) => textOf('second-factor-changed', { change }, locale)));
    expect(new Set(texts).size).toBe(changes.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|_/);
  });
});
