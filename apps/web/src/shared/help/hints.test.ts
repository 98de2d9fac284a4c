import { beforeEach, describe, expect, it } from 'vitest';
import { useHints } from './hints.ts';

const hints = () => useHints.getState();

describe('useHints', () => {
  beforeEach(() => useHints.setState({ dismissed: [], shown: null }));

  it('shows one hint at a time, the first of a page', () => {
    hints().show('a');
    hints().show('b');
    expect(hints().shown).toBe('a');
    hints().hide('b');
    expect(hints().shown).toBe('a');
  });

  it('lets another hint show when the first one is gone', () => {
    hints().show('a');
    hints().hide('a');
    hints().show('b');
    expect(hints().shown).toBe('b');
  });

  it('remembers a dismissed hint once', () => {
    hints().dismiss('unlock');
    hints().dismiss('unlock');
    expect(hints()).toMatchObject({ dismissed: ['unlock'], shown: null });
  });
});
