import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, isOldEnough } from './age.ts';
import { identifierOf } from './identifier.ts';
import { accountLimits, guessLimits } from './limits.ts';
import { afterFailure, afterWrongGuess, attemptsLeft, isLocked, noAttempts, type Guesses } from './lock.ts';
import { mayShareHashPrefix, passwordProblem, passwordRuleNames, passwordRules, personalWords, strengthOf } from './password.ts';
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
  ])('returns for "%s": %s', (name, problem) => {
    expect(usernameProblem(name, { underscore: false })).toBe(problem);
  });

  it('allows underscores if the setting does, but not to imitate a reserved name', () => {
    expect(usernameProblem('night_owl', { underscore: true })).toBeNull();
    expect(usernameProblem('_support_', { underscore: true })).toBe('username.reserved');
  });
});

describe('passwordProblem', () => {
  it.each([
    ['', 'password.required'],
    ['Ab1!', 'password.tooShort'],
    ['lowercase-only-1', 'password.rules'],
    ['NoDigits!!', 'password.rules'],
    ['Iris-the-2nd', 'password.sameAsLogin'],
    ['Тиха-Зірка-7', null],
    ['Quiet-Garden-7', null],
    ['Correct horse battery staple 7', null],
    ['  Two spaces around 7  ', null],
    [`Aa1!${'x'.repeat(125)}`, 'password.rules'],
    [`Aa1!${'xy'.repeat(62)}`, null],
  ])('returns for "%s": %s', (password, problem) => {
    expect(passwordProblem(password, ['iris@example.org', 'iris-the-2nd'])).toBe(problem);
  });

  it('checks each rule of the specification', () => {
    const broken = (password: string) => passwordRuleNames.filter((rule) => !passwordRules[rule](password));
    expect(broken('abc')).toEqual(['length', 'uppercase', 'digit', 'special']);
    expect(broken('ABC-1')).toEqual(['length', 'lowercase']);
  });

  it('counts characters as users perceive them', () => {
    expect(passwordProblem('Aa1!🌹🌹🌹🌹', [])).toBeNull();
    expect(passwordProblem('Aa1!🌹🌹🌹', [])).toBe('password.tooShort');
  });

  it('checks the normalised password, as secrets are derived from it', () => {
    // A base character with a combining accent is one character after normalisation, and no special character.
    expect(passwordProblem('Cafe\u0301s1234', [])).toBe('password.rules');
    // Full-width characters of an East Asian keyboard.
    expect(passwordProblem('Ｑｕｉｅｔ－Ｌａｍｐ－７', ['quiet-lamp-7'])).toBe('password.sameAsLogin');
  });
});

describe('personalWords', () => {
  it('returns the names, the parts of the email address and the brand', () => {
    expect(personalWords(['Iris.Moor+news@mail.example.org', 'Night_Owl'], 'Subrosa')).toEqual([
      'iris.moor+news@mail.example.org',
      'night_owl',
      'subrosa',
      'iris',
      'moor',
      'news',
      'mail',
      'example',
      'org',
      'night',
      'owl',
    ]);
    expect(personalWords(['', ''], '')).toEqual([]);
  });
});

describe('strengthOf', () => {
  it('returns weak, average or very strong by the number of guesses', () => {
    expect([1e8, 1e9 - 1, 1e9, 1e12 - 1, 1e12].map(strengthOf)).toEqual(['weak', 'weak', 'average', 'average', 'very_strong']);
  });
});

describe('mayShareHashPrefix', () => {
  it('returns true if the password is not weak without those bits', () => {
    expect([1e9, 1e12, 1e15, 1.1e15].map(mayShareHashPrefix)).toEqual([false, false, false, true]);
  });
});

describe('afterFailure', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('locks at the fifth failure, for a day', () => {
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

  it('counts from 1 again after a lock has expired', () => {
    const locked = { failures: 5, lockedUntil: now };
    expect(afterFailure(locked, later(1))).toEqual({ failures: 1, lockedUntil: null });
  });
});

describe('afterWrongGuess', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  it.each(['known', 'unknown'] as const)('locks guesses of %s browsers at their limit, for a day', (origin) => {
    let guesses: Guesses | null = null;
    for (let wrong = 1; wrong < guessLimits.most[origin]; wrong += 1) {
      guesses = afterWrongGuess(guesses, origin, now);
      expect(guesses).toEqual({ wrong, lastAt: now, lockedUntil: null });
    }
    expect(afterWrongGuess(guesses, origin, now).lockedUntil).toEqual(later(guessLimits.lockMs));
  });

  it('resets the count a day after the last wrong guess', () => {
    const guesses = afterWrongGuess(afterWrongGuess(null, 'known', now), 'known', now);
    expect(afterWrongGuess(guesses, 'known', later(guessLimits.lockMs - 1)).wrong).toBe(3);
    expect(afterWrongGuess(guesses, 'known', later(guessLimits.lockMs)).wrong).toBe(1);
  });
});

describe('identifierOf', () => {
  it('returns a normalised email address if it contains an @, otherwise a username', () => {
    expect(identifierOf(' Iris@Example.ORG ')).toEqual({ kind: 'email', value: 'iris@example.org' });
    expect(identifierOf(' Iris ')).toEqual({ kind: 'username', value: 'iris' });
  });
});

describe('parsePhone', () => {
  it('returns the number in E.164', () => {
    expect(parsePhone('+1 (604) 555-0123')).toBe('+16045550123');
    expect(parsePhone('604 555 0123', 'CA')).toBe('+16045550123');
    expect(parsePhone('12')).toBeNull();
    expect(parsePhone('call me')).toBeNull();
    expect(maskPhone('+16045550123')).toBe('+1 ••• 0123');
    expect(maskPhone('+351912341039')).toBe('+351 ••• 1039');
  });
});

describe('isOldEnough', () => {
  const around = (instant: string) => [-1000, 0, 1000].map((ms) => new Date(new Date(instant).getTime() + ms));

  it.each([
    ['Pacific/Kiritimati', '2026-11-14T10:00:00Z'],
    ['America/Vancouver', '2026-11-15T07:00:00Z'],
    ['Etc/GMT+12', '2026-11-15T12:00:00Z'],
    ['Asia/Kolkata', '2026-11-14T18:30:00Z'],
  ])('returns true from midnight of the 19th birthday in %s', (timeZone, midnight) => {
    const birthday = '2007-11-15';
    expect(around(midnight).map((now) => isOldEnough(birthday, timeZone, now))).toEqual([false, true, true]);
  });

  it('counts a birthday on 29 February on 1 March of a common year', () => {
    const at = (instant: string) => isOldEnough('2008-02-29', 'UTC', new Date(instant));
    expect(at('2027-02-28T23:59:59Z')).toBe(false);
    expect(at('2027-03-01T00:00:00Z')).toBe(true);
  });

  it('keeps ageOf monotonic over time', () => {
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
