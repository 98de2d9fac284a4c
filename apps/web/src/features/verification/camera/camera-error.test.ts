import { expect, it } from 'vitest';
import { cameraErrorOf } from './camera-error.ts';

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
  ['constructor', 'unsupported'],
])('%s: the camera is %s', (name, expected) => {
  expect(cameraErrorOf(new DOMException('', name))).toBe(expected);
});

it('a browser without cameras says nothing that could be matched', () => {
  expect(cameraErrorOf(undefined)).toBe('unsupported');
});
