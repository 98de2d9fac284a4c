import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { Depicts } from '@subrosa/rules/media/people';
import type { Declaration } from '../api/own-media.ts';

/** A person in the form; `key` identifies the row. */
export type PersonDraft = { key: string } & (
  | { who: 'self' }
  | { who: 'member'; username: string }
  | { who: 'other'; name: string; releaseId: string | null }
);

export type DeclarationDraft = { depicts: Depicts | null; people: readonly PersonDraft[]; consent: boolean };

/** The missing fields, in the order of the form. */
export type MissingField = 'depicts' | 'people' | 'username' | 'name' | 'release' | 'consent';

/** The draft of an earlier declaration; a signed release has to be chosen again. */
export function draftOf(item: Pick<OwnMedia, 'depicts' | 'people'> | undefined): DeclarationDraft {
  const people = (item?.people ?? []).map(({ id, who, username, name }): PersonDraft => {
    if (who === 'member') return { key: id, who, username: username ?? '' };
    if (who === 'other') return { key: id, who, name: name ?? '', releaseId: null };
    return { key: id, who };
  });
  return { depicts: item?.depicts ?? null, people, consent: false };
}

function missingOf(person: PersonDraft): MissingField | null {
  if (person.who === 'member' && person.username.trim() === '') return 'username';
  if (person.who !== 'other') return null;
  if (person.name.trim() === '') return 'name';
  return person.releaseId === null ? 'release' : null;
}

/** The first missing field; null when the declaration is complete. */
export function findMissing({ depicts, people, consent }: DeclarationDraft): MissingField | null {
  if (depicts === null) return 'depicts';
  if (depicts === 'people') {
    if (people.length === 0) return 'people';
    const incomplete = people.map(missingOf).find((missing) => missing !== null);
    if (incomplete) return incomplete;
  }
  return consent ? null : 'consent';
}

/** Converts a complete draft into a declaration. */
export function toDeclaration({ depicts, people }: DeclarationDraft): Declaration {
  if (depicts !== 'people') return { depicts: 'nobody', people: [], consent: true };
  return {
    depicts,
    people: people.map((person) => {
      if (person.who === 'self') return { who: 'self' };
      if (person.who === 'member') return { who: 'member', username: person.username.trim() };
      return { who: 'other', name: person.name.trim(), releaseId: person.releaseId ?? '' };
    }),
    consent: true,
  };
}
