import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, isOldEnough } from './age.ts';
import { isCommonPassword } from './common-passwords.ts';
import { identifierOf } from './identifier.ts';
import { accountLimits } from './limits.ts';
import { afterFailure, attemptsLeft, isLocked, noAttempts } from './lock.ts';
import { brokenPasswordRules, passwordProblem, passwordStrength } from './password.ts';
import { maskPhone, parsePhone } from './phone.ts';
import { usernameProblem } from './username.ts';

describe('usernameProblem', () => {
  it.each([
    ['', 'username.required'],
    ['two words', 'username.spaces'],
    ['ab', 'username.tooShort'],
    ['a'.repeat(31), 'username.tooLong'],
    ['under_score', 'username.characters'],
    ['zoë', 'username.characters'],
    ['Settings', 'username.reserved'],
    ['SUPPORT', 'username.reserved'],
    ['iris', null],
    ['a'.repeat(30), null],
  ])('finds in "%s": %s', (name, problem) => {
    expect(usernameProblem(name, { underscore: false })).toBe(problem);
  });

  it('allows underscores where the setting does, but not to look like the house', () => {
    expect(usernameProblem('night_owl', { underscore: true })).toBeNull();
    expect(usernameProblem('_support_', { underscore: true })).toBe('username.reserved');
  });
});

describe('a password', () => {
  it.each([
    ['', 'password.required'],
    ['Ab1!', 'password.tooShort'],
    ['lowercase-only-1', 'password.rules'],
    ['NoDigits!!', 'password.rules'],
    ['P@ssw0rd!1', 'password.common'],
    ['Iris-the-2nd', 'password.sameAsLogin'],
    ['Тиха-Зірка-7', null],
    ['Quiet-Garden-7', null],
    [`Aa1!${'x'.repeat(61)}`, 'password.rules'],
    [`Aa1!${'xy'.repeat(30)}`, null],
  ])('"%s": %s', (password, problem) => {
    expect(passwordProblem(password, ['iris@example.org', 'iris-the-2nd'])).toBe(problem);
  });

  it('names each broken rule', () => {
    expect(brokenPasswordRules('abc')).toEqual(['length', 'uppercase', 'digit', 'special', 'uncommon']);
  });

  it('is counted in characters as people see them', () => {
    expect(passwordProblem('Aa1!🌹🌹🌹🌹', [])).toBeNull();
  });

  it('is weak, average or very strong', () => {
    expect(passwordStrength('abc')).toBe('weak');
    expect(passwordStrength('Garden-7xy')).toBe('average');
    expect(passwordStrength('Quiet-Garden-7-lamp')).toBe('very_strong');
    expect(passwordStrength('Aa1!aaaaaaaaaaaaaaa')).not.toBe('very_strong');
  });

  it.each(['Qwerty123!', 'Welcome2026!', '$Ummer2026!', 'Aaaaaaa1!', '12345678!'])('knows "%s" for what it is', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe('the lock', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('closes at the fifth failure, for a day', () => {
    let attempts = noAttempts;
    for (let failure = 1; failure < accountLimits.failedLogins; failure += 1) {
      attempts = afterFailure(attempts, now);
      expect(isLocked(attempts, now)).toBe(false);
      expect(attemptsLeft(attempts)).toBe(accountLimits.failedLogins - failure);
    }
    attempts = afterFailure(attempts, now);
    expect(attemptsLeft(attempts)).toBe(0);
    expect(isLocked(attempts, later(accountLimits.lockMs - 1))).toBe(true);
    expect(isLocked(attempts, later(accountLimits.lockMs))).toBe(false);
  });

  it('starts anew after it has opened', () => {
    const locked = { failures: 5, lockedUntil: now };
    expect(afterFailure(locked, later(1))).toEqual({ failures: 1, lockedUntil: null });
  });
});

describe('an identifier', () => {
  it('is an address when it holds an @, else a name, in one form', () => {
    expect(identifierOf(' Iris@Example.ORG ')).toEqual({ kind: 'email', value: 'iris@example.org' });
    expect(identifierOf(' Iris ')).toEqual({ kind: 'username', value: 'iris' });
  });
});

describe('a phone number', () => {
  it('is kept as texts are sent to it', () => {
    expect(parsePhone('+1 (604) 555-0123')).toBe('+16045550123');
    expect(parsePhone('604 555 0123', 'CA')).toBe('+16045550123');
    expect(parsePhone('12')).toBeNull();
    expect(parsePhone('call me')).toBeNull();
    expect(maskPhone('+16045550123')).toBe('+1 ••• 0123');
    expect(maskPhone('+351912341039')).toBe('+351 ••• 1039');
  });
});

describe('age', () => {
  const around = (instant: string) => [-1000, 0, 1000].map((ms) => new Date(new Date(instant).getTime() + ms));

  it.each([
    ['Pacific/Kiritimati', '2026-11-14T10:00:00Z'],
    ['America/Vancouver', '2026-11-15T07:00:00Z'],
    ['Etc/GMT+12', '2026-11-15T12:00:00Z'],
    ['Asia/Kolkata', '2026-11-14T18:30:00Z'],
  ])('turns 19 at midnight in %s', (timeZone, midnight) => {
    const birthday = '2007-11-15';
    expect(around(midnight).map((now) => isOldEnough(birthday, timeZone, now))).toEqual([false, true, true]);
  });

  it('of somebody born on 29 February grows on 1 March of a common year', () => {
    const at = (instant: string) => isOldEnough('2008-02-29', 'UTC', new Date(instant));
    expect(at('2027-02-28T23:59:59Z')).toBe(false);
    expect(at('2027-03-01T00:00:00Z')).toBe(true);
  });

  it('never falls as time passes', () => {
    const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2007-01-01'), noInvalidDate: true });
    const zone = fc.constantFrom('America/Vancouver', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/London', 'Asia/Kathmandu');
    const instant = fc.date({ min: new Date('2008-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, zone, instant, fc.nat(400 * 86_400), (birth, timeZone, now, seconds) => {
        const born = birth.toISOString().slice(0, 10);
        const later = new Date(now.getTime() + seconds * 1000);
        expect(ageOf(born, timeZone, later)).toBeGreaterThanOrEqual(ageOf(born, timeZone, now));
      }),
    );
  });
});
