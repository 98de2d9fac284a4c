import { describe, expect, it } from 'vitest';
import { isSameFile, matchFiles } from './match-file.ts';

describe('the matching of chosen files', () => {
  it('isSameFile compares name and size', () => {
    expect(isSameFile({ name: 'walk.mp4', size: 10 }, { fileName: 'walk.mp4', bytes: 10 })).toBe(true);
    expect(isSameFile({ name: 'walk.mp4', size: 11 }, { fileName: 'walk.mp4', bytes: 10 })).toBe(false);
    expect(isSameFile({ name: 'other.mp4', size: 10 }, { fileName: 'walk.mp4', bytes: 10 })).toBe(false);
    expect(isSameFile({ name: 'walk.mp4', size: 10 }, { fileName: null, bytes: 10 })).toBe(false);
  });

  it('isSameFile ignores the Unicode form of accents', () => {
    expect(isSameFile({ name: 'été.jpg'.normalize('NFD'), size: 10 }, { fileName: 'été.jpg', bytes: 10 })).toBe(true);
  });

  it('matchFiles resumes the matching upload and returns the other files as new', () => {
    const unfinished = [{ fileName: 'walk.mp4', bytes: 10, id: 'one' }];
    const { resumed, others } = matchFiles(
      [
        { name: 'walk.mp4', size: 10 },
        { name: 'new.jpg', size: 3 },
      ],
      unfinished,
    );
    expect(resumed.map(({ upload }) => upload.id)).toEqual(['one']);
    expect(others.map(({ name }) => name)).toEqual(['new.jpg']);
  });

  it('matchFiles resumes an upload with only one of two equal files', () => {
    const duplicates = [
      { name: 'walk.mp4', size: 10 },
      { name: 'walk.mp4', size: 10 },
    ];
    const { resumed, others } = matchFiles(duplicates, [{ fileName: 'walk.mp4', bytes: 10 }]);
    expect([resumed.length, others.length]).toEqual([1, 1]);
  });
});
