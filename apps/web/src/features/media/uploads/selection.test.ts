import { mediaLimits } from '@subrosa/rules/media/limits';
import { describe, expect, it } from 'vitest';
import { selectFiles, type Candidate } from './selection.ts';

const aFile = (changes: Partial<Candidate> = {}): Candidate => ({ name: 'garden.jpg', size: 120_000, type: 'image/jpeg', ...changes });
const files = (count: number) => Array.from({ length: count }, (_, index) => aFile({ name: `garden-${index}.jpg` }));

describe('selectFiles', () => {
  it('accepts all files that fit', () => {
    const { accepted, rejected } = selectFiles([aFile(), aFile({ name: 'walk.mp4', type: 'video/mp4' })], {
      purpose: 'gallery',
      existingCount: 0,
    });
    expect(accepted.map(({ kind }) => kind)).toEqual(['image', 'video']);
    expect(rejected).toEqual([]);
  });

  it('accepts only the first ten files', () => {
    const { accepted, rejected } = selectFiles(files(11), { purpose: 'gallery', existingCount: 0 });
    expect(accepted).toHaveLength(10);
    expect(rejected).toEqual([{ why: 'tooMany' }]);
  });

  it('rejects a file over 200 MB by name, and accepts exactly 200 MB', () => {
    const { accepted, rejected } = selectFiles(
      [aFile({ size: mediaLimits.bytes }), aFile({ name: 'long.mov', size: mediaLimits.bytes + 1 })],
      {
        purpose: 'gallery',
        existingCount: 0,
      },
    );
    expect(accepted).toHaveLength(1);
    expect(rejected).toEqual([{ why: 'tooLarge', name: 'long.mov' }]);
  });

  it.each([
    ['a document', aFile({ name: 'contract.pdf', type: 'application/pdf' }), 'gallery'],
    ['an SVG, which may contain script', aFile({ name: 'rose.svg', type: 'image/svg+xml' }), 'gallery'],
    ['an empty file', aFile({ name: 'empty.png', type: 'image/png', size: 0 }), 'gallery'],
    ['a video as a profile photo', aFile({ name: 'walk.mp4', type: 'video/mp4' }), 'profile_photo'],
  ] as const)('rejects %s as the wrong type', (_, file, purpose) => {
    expect(selectFiles([file], { purpose, existingCount: 0 }).rejected).toEqual([{ why: 'wrongType', name: file.name }]);
  });

  it('recognizes a file without a type by its extension', () => {
    const { accepted } = selectFiles([aFile({ name: 'Evening.HEIC', type: '' })], { purpose: 'gallery', existingCount: 0 });
    expect(accepted[0]?.type).toBe('image/heic');
  });

  it('rejects files when the limit is reached', () => {
    expect(selectFiles([aFile()], { purpose: 'gallery', existingCount: 100 })).toEqual({ accepted: [], rejected: [{ why: 'full' }] });
  });

  it('counts uploads in progress against the limit', () => {
    const { accepted, rejected } = selectFiles(files(5), { purpose: 'gallery', existingCount: 20, inProgress: 7 });
    expect(accepted).toHaveLength(3);
    expect(rejected).toEqual([{ why: 'tooMany' }]);
  });

  it('accepts as many files as the limit allows', () => {
    const { accepted, rejected } = selectFiles(files(4), { purpose: 'gallery', existingCount: 98 });
    expect(accepted).toHaveLength(2);
    expect(rejected).toEqual([{ why: 'full' }]);
  });

  it('counts the existing files of a post against its own limit', () => {
    const { accepted, rejected } = selectFiles(files(3), { purpose: 'post', existingCount: 8, most: mediaLimits.files });
    expect(accepted).toHaveLength(2);
    expect(rejected).toEqual([{ why: 'tooMany' }]);
  });
});
