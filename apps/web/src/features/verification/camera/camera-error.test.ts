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
])('cameraErrorOf maps %s to %s', (name, expected) => {
  expect(cameraErrorOf(new DOMException('', name))).toBe(expected);
});

it('cameraErrorOf maps the missing error of a browser without cameras to unsupported', () => {
  expect(cameraErrorOf(undefined)).toBe('unsupported');
});
