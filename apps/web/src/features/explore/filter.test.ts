import { describe, expect, it } from 'vitest';
import { countOf, everybody, filterOf, searchOf, withoutPremiumParts, type Filter } from './filter.ts';

const filter: Filter = {
  who: 'confidant',
  name: 'iris',
  genders: ['man', 'woman'],
  interests: ['travel', 'slow_dinners'],
  near: 25,
  statuses: ['online', 'verified'],
};

describe('a filter in the address', () => {
  it('is short, and comes back as it was', () => {
    expect(searchOf(filter)).toEqual({
      who: 'confidant',
      name: 'iris',
      gender: 'man.woman',
      interests: 'travel.slow_dinners',
      near: 25,
      status: 'online.verified',
    });
    expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it('leaves out what is not asked for', () => {
    expect(searchOf(everybody)).toEqual({});
    expect(filterOf({})).toEqual(everybody);
  });

  it('leaves out what makes no sense', () => {
    const typed = { who: 'nobody', name: {}, gender: 'woman.robot.woman', interests: 'travel.<b>', near: 7, status: ['online'], page: 3 };
    expect(searchOf(filterOf(typed))).toEqual({ gender: 'woman', interests: 'travel' });
  });

  it('takes a name of digits, and cuts what is too long', () => {
    expect(filterOf({ name: 1234 }).name).toBe('1234');
    expect(filterOf({ name: `  ${'x'.repeat(40)}` }).name).toHaveLength(30);
    expect(filterOf({ near: '50' }).near).toBe(50);
  });

  it('is counted by what it asks for', () => {
    expect(countOf(everybody)).toBe(0);
    expect(countOf(filter)).toBe(9);
  });

  it('keeps what everybody may use', () => {
    expect(withoutPremiumParts(filter)).toEqual({ ...filter, near: null, statuses: ['verified'] });
  });
});
