import { describe, expect, it } from 'vitest';
import { changedFields, emptyDraft, isEmpty, rebase, wireOf, type Draft } from './draft.ts';

const lisbon = { id: 7, name: 'Lisbon', country: 'PT', region: null, timeZone: 'Europe/Lisbon' };
const draft: Draft = { ...emptyDraft, title: 'Silk scarf', price: '25.50', city: lisbon, mediaIds: ['a', 'b'] };

describe('what is written of a post', () => {
  it('goes to the service with the number of its city, unfinished as it may be', () => {
    expect(wireOf(draft)).toEqual({
      title: 'Silk scarf',
      description: '',
      type: null,
      fetish: null,
      price: '25.50',
      cityId: 7,
      mediaIds: ['a', 'b'],
    });
  });

  it('is a draft from the first word, not from the city that stands there', () => {
    expect(isEmpty({ ...emptyDraft, city: lisbon })).toBe(true);
    expect(isEmpty({ ...emptyDraft, price: '1' })).toBe(false);
  });

  it('names what changed, the order of its items too', () => {
    expect(changedFields({ ...draft, mediaIds: ['b', 'a'] }, draft)).toEqual(['mediaIds']);
    expect(changedFields({ ...draft, city: { ...lisbon, name: 'Lisboa' } }, draft)).toEqual([]);
  });

  it('stays on top of what another window saved', () => {
    const latest = { ...draft, title: 'Silk shawl', description: 'New.' };
    expect(rebase({ ...draft, price: '30' }, draft, latest)).toEqual({ ...latest, price: '30' });
  });
});
