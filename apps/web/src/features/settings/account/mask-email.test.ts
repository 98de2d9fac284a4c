import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('shows the first letter of an address and where it lives', () => {
  expect(maskEmail('tobias@mail.example')).toBe('t••••@mail.example');
});

it('tells no length', () => {
  expect(maskEmail('t@mail.example')).toBe(maskEmail('tobias.maria@mail.example'));
});
