import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it.each(['Violet', 'Олена', '小明', 'דנה', 'J. R. Ward', 'Anne-Marie O’Neil', 'نور'])('greetingName accepts %s', (name) => {
  expect(greetingName(` ${name} `)).toBe(name);
});

it.each(['', '   ', 'https://spam.example', 'WWW.spam', 'see spam.example now', 'a\nb', 'x'.repeat(61), 'Vi\u202eolet'])(
  'greetingName omits %j',
  (name) => {
    expect(greetingName(name)).toBeUndefined();
  },
);
