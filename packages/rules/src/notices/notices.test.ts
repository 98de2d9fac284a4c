import { describe, expect, it } from 'vitest';
import { noticeKinds } from './kinds.ts';
import { parseLocations } from './locations.ts';
import { missingInNotice, noticeFields, noticeRequirements } from './requirements.ts';

const complete = (kind: (typeof noticeKinds)[number]) => ({
  kind,
  hasPicture: false,
  declarations: noticeRequirements[kind].declarations,
  ...Object.fromEntries(noticeFields.map((field) => [field, 'written'])),
});

describe('missingInNotice', () => {
  it.each(noticeKinds)('requires everything that law requires of a notice of kind %s', (kind) => {
    expect(missingInNotice(complete(kind))).toEqual([]);
    for (const field of noticeRequirements[kind].required) {
      expect(missingInNotice({ ...complete(kind), [field]: '' })).toEqual([field]);
    }
    for (const left of noticeRequirements[kind].declarations) {
      const others = noticeRequirements[kind].declarations.filter((declaration) => declaration !== left);
      expect(missingInNotice({ ...complete(kind), declarations: others })).toEqual(['declarations']);
    }
  });

  it('requires a URL or a picture for an intimate picture', () => {
    expect(missingInNotice({ ...complete('ncii'), locations: '' })).toEqual(['locations']);
    expect(missingInNotice({ ...complete('ncii'), locations: '', hasPicture: true })).toEqual([]);
  });
});

describe('parseLocations', () => {
  const [one, other] = ['0f0e8a1c-5b7e-4a3e-9a40-1d2c3b4a5f60', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];

  it('finds media, posts and profiles', () => {
    const text = `https://subrosa.example/media/abc.1.xyz/${one}/large.avif and\n/requests/details/${other}?from=feed, /Iris`;
    expect(parseLocations(text)).toEqual({ mediaIds: [one], requestIds: [other], usernames: ['iris'] });
  });

  it('returns each once, and ignores anything else', () => {
    expect(parseLocations(`/media/a/${one}/x.webp /media/b/${one.toUpperCase()}/y.webp /requests/details/7 ${other}`)).toEqual({
      mediaIds: [one],
      requestIds: [],
      usernames: [],
    });
  });
});
