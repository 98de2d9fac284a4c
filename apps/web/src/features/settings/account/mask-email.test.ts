import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('maskEmail shows the first character and the domain', () => {
  expect(maskEmail('tobias@mail.example')).toBe('t••••@mail.example');
});

it('maskEmail hides the length', () => {
  expect(maskEmail('t@mail.example')).toBe(maskEmail('tobias.maria@mail.example'));
});
