import { describe, expect, it } from 'vitest';
import { countOf, everybody, filterOf, furtherCountOf, searchOf, withoutPremiumParts, type Filter } from './filter.ts';

const filter: Filter = {
  who: 'confidant',
  plan: 'regular',
  name: 'iris',
  genders: ['man', 'woman'],
  ages: ['25-34', '55'],
  languages: ['en', 'vi'],
  city: 6173331,
  interests: ['travel', 'slow_dinners'],
  near: 25,
  statuses: ['online', 'verified'],
};

describe('the filter in the URL', () => {
  it('serializes all values briefly, and parses them back unchanged', () => {
    expect(searchOf(filter)).toEqual({
      who: 'confidant',
      plan: 'regular',
      name: 'iris',
      gender: 'man.woman',
      age: '25-34.55',
      language: 'en.vi',
      city: 6173331,
      interests: 'travel.slow_dinners',
      near: 25,
      status: 'online.verified',
    });
    expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it('omits defaults', () => {
    expect(searchOf(everybody)).toEqual({});
    expect(filterOf({})).toEqual(everybody);
  });

  it('omits the usual role, and names every other', () => {
    expect(filterOf({}, 'confidant').who).toBe('confidant');
    expect(searchOf(everybody, 'confidant')).toEqual({ who: 'all' });
    expect(searchOf({ ...everybody, who: 'confidant' }, 'confidant')).toEqual({});
    expect(filterOf({ who: 'all' }, 'confidant')).toEqual(everybody);
  });

  it('ignores invalid values', () => {
    const typed = {
      who: 'premium',
      plan: 'gold',
      name: {},
      gender: 'woman.robot.woman',
      interests: 'travel.<b>',
      near: 7,
      age: '25',
      city: '0',
      language: 'xx',
      status: ['online'],
      page: 3,
    };
    expect(searchOf(filterOf(typed))).toEqual({ gender: 'woman', interests: 'travel' });
  });

  it('accepts a name of digits, and truncates a long one', () => {
    expect(filterOf({ name: 1234 }).name).toBe('1234');
    expect(filterOf({ name: `  ${'x'.repeat(40)}` }).name).toHaveLength(30);
    expect(filterOf({ near: '50' }).near).toBe(50);
  });

  it('counts the active parts', () => {
    expect(countOf(everybody)).toBe(0);
    expect(countOf(filter)).toBe(15);
    expect(furtherCountOf(filter)).toBe(13);
  });

  it('keeps the filters that members without premium may use', () => {
    expect(withoutPremiumParts(filter)).toEqual({ ...filter, near: null, city: null, statuses: ['verified'] });
  });
});
