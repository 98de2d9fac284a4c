import { describe, expect, it } from 'vitest';
import { verifySearchOf } from '../search.ts';
import { filesOf, reachedStep, stepAfter, type CapturedMedia } from './captured-media.ts';

const file = { file: new Blob(['abc']), seconds: null };
const all: CapturedMedia = { front: file, back: file, video: { ...file, seconds: 20 } };

describe('the step of an address', () => {
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
  ] as const)('%s is reached as far as there are files', (requested, taken, shown) => {
    expect(reachedStep(requested, taken)).toBe(shown);
  });

  it('makes sense, or is left out', () => {
    expect(verifySearchOf({ step: 'video' })).toEqual({ step: 'video' });
    expect(verifySearchOf({ step: 'x', other: 1 })).toEqual({});
    expect(verifySearchOf({ step: ['front'] })).toEqual({});
  });
});

it('goes on with what is missing, and back to sending where one thing was taken again', () => {
  expect(stepAfter('front', { front: file })).toBe('back');
  expect(stepAfter('back', { front: file, back: 'none' })).toBe('video');
  expect(stepAfter('front', all)).toBe('send');
  expect(stepAfter('video', all)).toBe('send');
});

it('sends no back of a document that has none', () => {
  expect(filesOf({ ...all, back: 'none' }).map(({ kind }) => kind)).toEqual(['front', 'video']);
  expect(filesOf(all)).toHaveLength(3);
});
