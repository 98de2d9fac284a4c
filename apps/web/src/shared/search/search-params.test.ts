import { describe, expect, it } from 'vitest';
import { chosenOf, listed, namedParts, slugsOf, textParam } from './search-params.ts';

describe('the search parameters', () => {
  it('namedParts keeps texts and numbers with known names only', () => {
    expect(namedParts(['who', 'near', 'name'], { who: 'all', near: 25, name: {}, page: 3 })).toEqual({ who: 'all', near: 25 });
  });

  it('textParam returns a number as text', () => {
    expect(textParam(1234)).toBe('1234');
    expect(textParam(['a'])).toBe('');
  });

  it('chosenOf returns known values once, in their own order', () => {
    expect(chosenOf(['woman', 'man', 'other'], 'man.robot.woman.man')).toEqual(['woman', 'man']);
  });

  it('slugsOf returns valid slugs up to a maximum', () => {
    expect(slugsOf('travel.<b>.slow_dinners.silk', 2)).toEqual(['travel', 'slow_dinners']);
  });

  it('omits an empty list', () => {
    expect(listed('gender', [])).toEqual({});
    expect(listed('gender', ['man', 'woman'])).toEqual({ gender: 'man.woman' });
  });
});
