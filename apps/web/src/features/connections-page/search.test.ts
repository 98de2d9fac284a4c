import { describe, expect, it } from 'vitest';
import { connectionsPageSearchOf } from './search.ts';

describe('the address of the connections', () => {
  it('names the tab and the filters', () => {
    const params = { status: 'sent', who: 'confidant', name: 'iris', gender: 'woman', interests: 'travel' };
    expect(connectionsPageSearchOf(params)).toEqual(params);
  });

  it('says nothing of the first tab without filters', () => {
    expect(connectionsPageSearchOf({ status: 'connected' })).toEqual({});
  });

  it('leaves out what is for the list of all members, and tabs that there are not', () => {
    expect(connectionsPageSearchOf({ who: 'premium', near: 25, status: 'online' })).toEqual({ who: 'premium' });
  });
});
