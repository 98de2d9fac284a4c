import { describe, expect, it } from 'vitest';
import { draftOf, findMissing, toDeclaration, type DeclarationDraft } from './draft.ts';

const aDraft = (changes: Partial<DeclarationDraft> = {}): DeclarationDraft => ({
  depicts: 'people',
  people: [{ key: '1', who: 'self' }],
  consent: true,
  ...changes,
});

describe('the declaration form', () => {
  it('findMissing returns null for a complete declaration', () => {
    expect(findMissing(aDraft())).toBeNull();
    expect(findMissing(aDraft({ depicts: 'nobody', people: [] }))).toBeNull();
  });

  it.each([
    ['depicts', aDraft({ depicts: null })],
    ['people', aDraft({ people: [] })],
    ['username', aDraft({ people: [{ key: '1', who: 'member', username: ' ' }] })],
    ['name', aDraft({ people: [{ key: '1', who: 'other', name: '', releaseId: 'id' }] })],
    ['release', aDraft({ people: [{ key: '1', who: 'other', name: 'Ada', releaseId: null }] })],
    ['consent', aDraft({ consent: false })],
  ] as const)('findMissing returns the missing field: %s', (missing, draft) => {
    expect(findMissing(draft)).toBe(missing);
  });

  it('toDeclaration contains no people when nobody is depicted', () => {
    expect(toDeclaration(aDraft({ depicts: 'nobody' }))).toEqual({ depicts: 'nobody', people: [], consent: true });
  });

  it('toDeclaration contains each person in the format of the contract', () => {
    const people = [
      { key: '1', who: 'self' },
      { key: '2', who: 'member', username: ' iris ' },
      { key: '3', who: 'other', name: 'Ada ', releaseId: 'release' },
    ] as const;
    expect(toDeclaration(aDraft({ people })).people).toEqual([
      { who: 'self' },
      { who: 'member', username: 'iris' },
      { who: 'other', name: 'Ada', releaseId: 'release' },
    ]);
  });

  it('draftOf keeps an earlier declaration except its consent', () => {
    const before = { depicts: 'people', people: [{ id: '1', who: 'member', username: 'iris', name: null, consent: 'pending' }] } as const;
    expect(draftOf({ ...before, people: [...before.people] })).toEqual({
      depicts: 'people',
      people: [{ key: '1', who: 'member', username: 'iris' }],
      consent: false,
    });
    expect(draftOf(undefined)).toEqual({ depicts: null, people: [], consent: false });
  });
});
