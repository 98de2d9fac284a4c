import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalWords, strengthOf } from '@subrosa/rules/accounts/password';
import { describe, expect, it } from 'vitest';
import { createEstimator } from './estimate.ts';
import { readLists } from './lists.ts';

const data = (file: string) => readFileSync(join(import.meta.dirname, 'data', file));
const estimate = createEstimator(readLists(data('words.txt').toString(), new Uint8Array(data('leaked-passwords.bin')).buffer));
const rate = (password: string, words: readonly string[] = []) => strengthOf(estimate(password, words).guesses);

describe('estimate', () => {
  it.each([
    ['a word and a year', ['Butterfly2024!', 'Butterfly-2024!', 'Welcome-2026!', 'Summer-2024!', 'Dolphin_1985']],
    ['the most common passwords', ['Password1!', 'Qwerty123!', 'Aa123456!', '1234Abcd!', 'MyPassword123!', 'ILoveYou2024!']],
    ['l33t', ['P@ssw0rd!1', '$Ummer2026!', 'S3cr3t-P@ssw0rd', 'Passw0rd-2026', 'g00dPa$$w0rD']],
    [
      'rows and columns of the keyboard',
      ['1Qaz2Wsx!', 'Zaq12wsx!', 'Asdfghjkl;1A', 'Zxcvbnm,./1A', 'Poiuytrewq1!', 'Йцукен123!', 'Фывапр123!'],
    ],
    [
      'names and dates',
      ['Jennifer1987!', 'Michael14021990!', 'Michael-14.02.1990!', 'Mohammed1990!', 'Наталья12.05.1988', 'Oleksandr-1987!'],
    ],
    ['places', ['London-2024!', 'Dnipro2024!', 'Kyiv-2024!', 'Barcelona-10!']],
    ['repeats and sequences', ['Aa1!aaaaaaaaaaaaaaa', `Aa1!${'xy'.repeat(60)}`, 'Abcdefgh1!', 'Aa1!🌹🌹🌹🌹']],
    ['Russian', ['Пароль123!', 'Привет2024!', 'Любовь-2024!', 'Наташа1990!', 'Privet2024!', 'Gfhjkm123!']],
    ['Ukrainian', ['Сонечко2024!', 'Вересень2024!', 'Shevchenko2024!']],
    ['Hebrew', ['Aשלום123!', 'Aספטמבר2024!', 'Yisrael1948!']],
    ['Arabic', ['Aسلام2024!', 'Aسبتمبر2024!', 'Habibi2024!']],
    ['Chinese', ['Woaini1314!', 'Zhang123!', 'Aa密码123!']],
    ['leaked passwords that meet the rules of the specification', ['L58jkdjP!', 'NICK1234-rem936', 'onlyOne4-myXworld']],
  ])('rates %s as weak', (_, passwords) => {
    expect(passwords.filter((password) => rate(password) !== 'weak')).toEqual([]);
  });

  it('rates the member’s names, their email address and our name as weak in any spelling', () => {
    const words = personalWords(['iris.moor@example.org', 'night_owl'], 'Subrosa');
    const passwords = [
      'Iris-Subrosa1!',
      'Night-Owl-2024!',
      'Iris.Example1!',
      'Subrosa-2026!',
      'Nightowl_1990!',
      'N1ght_0wl!',
      'Asorbus-2024!',
    ];
    expect(passwords.filter((password) => rate(password, words) !== 'weak')).toEqual([]);
    expect(estimate('Iris-Subrosa1!', words).weakness).toBe('personal');
  });

  it.each([
    'Correct horse battery staple 7',
    'Purple-Kettle-9-Tram',
    'Тихий ранок над Дніпром 7',
    'Зелёный-Чайник-19-трамвай',
    'Aשלט ירוק על הגג 7',
    'Aa 1 雨后的花园里有一只猫在唱歌',
    `Correct horse battery staple 7 ${'and more words to come '.repeat(4)}`,
  ])('rates the passphrase "%s" as very strong', (password) => {
    expect(rate(password)).toBe('very_strong');
  });

  it('rates two uncommon words as average', () => {
    expect(rate('Quiet-Garden-7')).toBe('average');
  });

  it('suggests what to change', () => {
    expect(estimate('Password1!', []).weakness).toBe('known');
    expect(estimate('Вересень2024!', []).weakness).toBe('pattern');
    expect(estimate('k7$Rw2!x', []).weakness).toBeNull();
  });
});
