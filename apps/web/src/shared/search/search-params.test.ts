import { describe, expect, it } from 'vitest';
import { chosenOf, listed, namedParts, slugsOf, textParam } from './search-params.ts';

describe('a filter in an address', () => {
  it('takes what was written under a known name, and nothing else', () => {
    expect(namedParts(['who', 'near', 'name'], { who: 'all', near: 25, name: {}, page: 3 })).toEqual({ who: 'all', near: 25 });
  });

  it('reads a number as it was typed', () => {
    expect(textParam(1234)).toBe('1234');
    expect(textParam(['a'])).toBe('');
  });

  it('knows its choices, each once and in their own order', () => {
    expect(chosenOf(['woman', 'man', 'other'], 'man.robot.woman.man')).toEqual(['woman', 'man']);
  });

  it('takes words of the service by their shape, and not too many', () => {
    expect(slugsOf('travel.<b>.slow_dinners.silk', 2)).toEqual(['travel', 'slow_dinners']);
  });

  it('leaves an empty list out', () => {
    expect(listed('gender', [])).toEqual({});
    expect(listed('gender', ['man', 'woman'])).toEqual({ gender: 'man.woman' });
  });
});
