import { describe, expect, it } from 'vitest';
import { changedFields, emptyDraft, isEmpty, rebase, wireOf, type Draft } from './draft.ts';

const lisbon = { id: 7, name: 'Lisbon', country: 'PT', region: null, timeZone: 'Europe/Lisbon' };
const draft: Draft = { ...emptyDraft, title: 'Silk scarf', price: '25.50', city: lisbon, mediaIds: ['a', 'b'] };

describe('the draft of a post', () => {
  it('wireOf sends an unfinished draft with the id of its city', () => {
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

  it('isEmpty ignores the default city', () => {
    expect(isEmpty({ ...emptyDraft, city: lisbon })).toBe(true);
    expect(isEmpty({ ...emptyDraft, price: '1' })).toBe(false);
  });

  it('changedFields includes a new order of the items', () => {
    expect(changedFields({ ...draft, mediaIds: ['b', 'a'] }, draft)).toEqual(['mediaIds']);
    expect(changedFields({ ...draft, city: { ...lisbon, name: 'Lisboa' } }, draft)).toEqual([]);
  });

  it('keeps the changes on top of what another window saved', () => {
    const latest = { ...draft, title: 'Silk shawl', description: 'New.' };
    expect(rebase({ ...draft, price: '30' }, draft, latest)).toEqual({ ...latest, price: '30' });
  });
});
