import { describe, expect, it } from 'vitest';
import { locales, renderMail, type Locale, type MailFacts } from '../../index.ts';
import { sampleBrand, sampleFacts } from '../../samples.ts';
import { accountMails, type AccountMailFacts } from './index.ts';

type AccountMailKind = keyof AccountMailFacts;
type Change = MailFacts['second-factor-changed']['change'];

async function textOf<K extends AccountMailKind>(kind: K, changes: Partial<MailFacts[K]> = {}, locale: Locale = 'en') {
  const { text } = await renderMail(kind, { ...sampleFacts[kind], ...changes }, { locale, brand: sampleBrand });
  return text.replaceAll(/\s+/g, ' ');
}

const kinds = Object.keys(accountMails) as AccountMailKind[];

// What the house decided, nobody else can have done in one's name.
it.each(kinds.filter((kind) => kind !== 'account-decided'))('%s says what to do if it was not you', async (kind) => {
  expect(await textOf(kind)).toMatch(/If this was not you|If this wasn’t you|If you did not ask/);
});

it.each(kinds)('%s names no address but ours', async (kind) => {
  const emails = (await textOf(kind)).match(/\S+@\S+/g) ?? [];
  expect(new Set(emails)).toEqual(new Set([sampleBrand.supportAddress]));
});

describe('already-registered', () => {
  it('points to Forgot password', async () => {
    expect(await textOf('already-registered')).toContain(
      `use Forgot password to choose a new one: ${sampleFacts['already-registered'].forgotUrl}`,
    );
  });
});

describe('reset-password', () => {
  it('says what opens earlier messages again, and that nothing else does', async () => {
    const text = await textOf('reset-password');
    expect(text).toContain('with your recovery code, or with another device that is signed in');
    expect(text).toContain('With neither, they stay closed');
  });
});

describe('account-locked', () => {
  it('offers to wait or to choose a new password', async () => {
    const text = await textOf('account-locked', { hours: 1 });
    expect(text).toContain('after 1 hour. Or choose a new password');
  });
});

describe('guesses-locked', () => {
  it('says that the member stays logged in, and how to log out other devices without a password', async () => {
    const text = await textOf('guesses-locked', { isKnown: true });
    expect(text).toContain('You stay logged in');
    expect(text).toContain('You don’t need your password for that.');
  });

  it('says that own browsers are not affected where somebody else failed the second step', async () => {
    const text = await textOf('guesses-locked', { isKnown: false });
    expect(text).toContain('browsers that you’ve used before aren’t affected');
  });
});

describe('account-deleted', () => {
  it('says that the law keeps some records, and where they are listed', async () => {
    expect(await textOf('account-deleted')).toContain('listed on our privacy page');
  });
});

describe.each(locales)('second-factor-changed in %s', (locale) => {
  it('tells the changes apart', async () => {
    const changes: Change[] = ['passkey_added', 'passkey_removed', 'totp_on', 'totp_off', 'codes_renewed'];
    const texts = await Promise.all(changes.map((change) => textOf('second-factor-changed', { change }, locale)));
    expect(new Set(texts).size).toBe(changes.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|_/);
  });
});
