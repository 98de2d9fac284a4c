import { describe, expect, it } from 'vitest';
import { findContactDetails } from '../content/index.ts';
import { withoutContactDetails } from './texts.ts';

describe('withoutContactDetails for a text without any', () => {
  it('returns the text unchanged', () => {
    const text = 'Quiet evenings,  old books.\n\nShoe size 38.5, I reply within 24 hours.';
    expect(withoutContactDetails(text)).toEqual({ text, removed: [] });
  });
});

describe('withoutContactDetails for a text with some', () => {
  it('removes them and the white space around them', () => {
    const { text, removed } = withoutContactDetails('Books first.\nWrite to someone@example.com please.\nThank you.');
    expect(text).toBe('Books first.\nWrite to please.\nThank you.');
    expect(removed).toEqual(['someone@example.com']);
  });

  it('returns an empty text if nothing else is left', () => {
    expect(withoutContactDetails('someone@example.com').text).toBe('');
  });

  it.each([
    'some someone@example.com one@example.com',
    'a@bsomeone@example.com.example.com',
    'someone@exasomeone@example.commple.com +1 604 +1 604 555 0123 555 0123',
    `${'someone@'.repeat(30)}example.com${'.example.com'.repeat(30)}`,
  ])('removes nested contact details too: %s', (text) => {
    expect(findContactDetails(withoutContactDetails(text).text)).toEqual([]);
  });
});
