import { expect, it } from 'vitest';
import { cameraTroubleOf } from './camera-trouble.ts';

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
  ['constructor', 'unsupported'],
])('%s: the camera is %s', (name, trouble) => {
  expect(cameraTroubleOf(new DOMException('', name))).toBe(trouble);
});

it('a browser without cameras says nothing that could be matched', () => {
  expect(cameraTroubleOf(undefined)).toBe('unsupported');
});
