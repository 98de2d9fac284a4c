import { entitlements } from '@subrosa/rules/entitlements/table';
import { describe, expect, it } from 'vitest';
import { changesFor } from './changes.ts';

const fetishist = { accountType: 'fetishist', verified: false, phoneVerified: false } as const;
const confidant = { ...fetishist, accountType: 'confidant' } as const;
const namesOf = (who: typeof fetishist | typeof confidant) => changesFor(who).changes.map(({ capability }) => capability);

describe('changesFor', () => {
  it('returns exactly the capabilities that premium members have and regular members lack', () => {
    const expected = Object.entries(entitlements)
      .filter(([, row]) => row.fetishist.premium === 'yes' && row.fetishist.regular !== 'yes')
      .map(([capability]) => capability);
    expect(namesOf(fetishist)).toEqual(expected);
  });

  it('returns less for a confidant, who reads and replies on the regular plan', () => {
    expect(namesOf(confidant)).not.toContain('messages.read');
    expect(namesOf(confidant)).not.toContain('calendar.arrivals');
    expect(namesOf(confidant)).toContain('messages.start');
  });

  it('applies the entitlements of the server when they differ from the specification', () => {
    const { changes } = changesFor(confidant, { 'messages.read': { allowed: false, because: 'upgrade' } });
    expect(changes.map(({ capability }) => capability)).toContain('messages.read');
  });

  it('marks a capability that requires further verification', () => {
    const start = (phoneVerified: boolean) =>
      changesFor({ ...fetishist, phoneVerified }).changes.find(({ capability }) => capability === 'messages.start');
    expect(start(false)?.needsProof).toBe(true);
    expect(start(true)?.needsProof).toBe(false);
  });

  it('lists safety as the same on every plan', () => {
    expect(changesFor(fetishist).same).toEqual(expect.arrayContaining(['safety.blockAndReport', 'messages.staff', 'requests.withdraw']));
  });
});
