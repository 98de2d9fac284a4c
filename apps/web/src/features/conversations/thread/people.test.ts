import { describe, expect, it } from 'vitest';
import { hasWritten } from './people.ts';

describe('hasWritten', () => {
  it.each(['auto', 'event', 'deleted', 'locked', 'unreadable'] as const)('ignores an entry of the kind %s', (kind) => {
    expect(hasWritten([{ kind, senderId: 'own' }], 'own')).toBe(false);
  });

  it('counts a message of the member, and none of others', () => {
    expect(hasWritten([{ kind: 'text', senderId: 'other' }], 'own')).toBe(false);
    expect(
      hasWritten(
        [
          { kind: 'text', senderId: 'other' },
          { kind: 'text', senderId: 'own' },
        ],
        'own',
      ),
    ).toBe(true);
  });
});
