import { describe, expect, it } from 'vitest';
import { countOf, everything, filterOf, searchOf, type Filter } from './filter.ts';
import { requestSearchOf } from './search.ts';

const filter: Filter = {
  search: 'silk scarf',
  kind: 'offers',
  types: ['items', 'photos'],
  prices: ['under_25', '100_200'],
  categories: ['wear'],
  fetishes: ['silk', 'worn_shoes'],
  genders: ['man', 'woman'],
  city: 6_173_331,
  near: 50,
  status: 'unpublished',
};

describe('the filter in the URL', () => {
  it('serializes all values briefly, and parses them back unchanged', () => {
    expect(searchOf(filter)).toEqual({
      search: 'silk scarf',
      show: 'offers',
      type: 'items.photos',
      price: 'under_25.100_200',
      category: 'wear',
      fetish: 'silk.worn_shoes',
      gender: 'man.woman',
      city: 6_173_331,
      near: 50,
      status: 'unpublished',
    });
    expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it('omits defaults', () => {
    expect(searchOf(everything)).toEqual({});
    expect(filterOf({})).toEqual(everything);
  });

  it('ignores invalid values', () => {
    const typed = {
      show: 'all',
      type: 'items.boats',
      price: '25_50.7',
      category: {},
      fetish: 'silk.<b>',
      city: 'Lisbon',
      near: 7,
      status: 'gone',
      page: 3,
    };
    expect(searchOf(filterOf(typed))).toEqual({ type: 'items', price: '25_50', fetish: 'silk' });
  });

  it('ignores parameters that do not belong to the page', () => {
    expect(requestSearchOf({ type: 'items', near: 50, category: {}, page: 3 })).toEqual({ type: 'items', near: 50 });
  });

  it('accepts a search of digits, and truncates a long one', () => {
    expect(filterOf({ search: 1234 }).search).toBe('1234');
    expect(filterOf({ search: 'x'.repeat(140) }).search).toHaveLength(100);
    expect(filterOf({ near: '25' }).near).toBe(25);
  });

  it('sets a radius for a valid city, and ignores invalid cities', () => {
    expect(filterOf({ city: '703448' })).toEqual({ ...everything, city: 703_448, near: 50 });
    for (const city of [0, -7, 1.5, '2147483648', 'x']) expect(filterOf({ city })).toEqual(everything);
  });

  it('counts the active parts', () => {
    expect(countOf(everything)).toBe(0);
    expect(countOf(filter)).toBe(13);
  });
});
