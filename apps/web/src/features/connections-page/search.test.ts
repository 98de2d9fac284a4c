import { describe, expect, it } from 'vitest';
import { connectionsPageSearchOf } from './search.ts';

describe('connectionsPageSearchOf', () => {
  it('keeps the tab and the filters', () => {
    const params = { status: 'sent', who: 'confidant', name: 'iris', gender: 'woman', interests: 'travel' };
    expect(connectionsPageSearchOf(params)).toEqual(params);
  });

  it('omits the first tab', () => {
    expect(connectionsPageSearchOf({ status: 'connected' })).toEqual({});
  });

  it('omits filters of the list of all members and unknown tabs', () => {
    expect(connectionsPageSearchOf({ plan: 'premium', near: 25, status: 'online' })).toEqual({ plan: 'premium' });
  });
});
