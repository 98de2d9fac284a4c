import { describe, expect, it } from 'vitest';
import { verifySearchOf } from '../search.ts';
import { filesOf, reachedStep, stepAfter, type CapturedMedia } from './captured-media.ts';

const file = { file: new Blob(['abc']), seconds: null };
const all: CapturedMedia = { front: file, back: file, video: { ...file, seconds: 20 } };

describe('the step of the verification', () => {
  it.each([
    ['send', {}, 'instructions'],
    ['video', {}, 'instructions'],
    ['back', {}, 'instructions'],
    ['front', {}, 'front'],
    ['video', { front: file }, 'back'],
    ['video', { front: file, back: 'none' }, 'video'],
    ['send', { front: file, back: 'none' }, 'video'],
    ['send', { front: file }, 'back'],
    ['send', all, 'send'],
    ['social', {}, 'social'],
  ] as const)('reachedStep limits %s to the captured files', (requested, taken, shown) => {
    expect(reachedStep(requested, taken)).toBe(shown);
  });

  it('verifySearchOf ignores invalid values', () => {
    expect(verifySearchOf({ step: 'video' })).toEqual({ step: 'video' });
    expect(verifySearchOf({ step: 'x', other: 1 })).toEqual({});
    expect(verifySearchOf({ step: ['front'] })).toEqual({});
  });
});

it('stepAfter returns the next missing file, or sending when all are captured', () => {
  expect(stepAfter('front', { front: file })).toBe('back');
  expect(stepAfter('back', { front: file, back: 'none' })).toBe('video');
  expect(stepAfter('front', all)).toBe('send');
  expect(stepAfter('video', all)).toBe('send');
});

it('filesOf omits the back of a document that has none', () => {
  expect(filesOf({ ...all, back: 'none' }).map(({ kind }) => kind)).toEqual(['front', 'video']);
  expect(filesOf(all)).toHaveLength(3);
});
