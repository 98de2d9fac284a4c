import { entitlements } from '@subrosa/rules/entitlements/table';
import { describe, expect, it } from 'vitest';
import { changesFor } from './changes.ts';

const fetishist = { accountType: 'fetishist', verified: false, phoneVerified: false } as const;
const confidant = { ...fetishist, accountType: 'confidant' } as const;
const namesOf = (who: typeof fetishist | typeof confidant) => changesFor(who).changes.map(({ capability }) => capability);

describe('what premium changes', () => {
  it('is what the table gives to premium and not to regular members, and nothing else', () => {
    const expected = Object.entries(entitlements)
      .filter(([, row]) => row.fetishist.premium === 'yes' && row.fetishist.regular !== 'yes')
      .map(([capability]) => capability);
    expect(namesOf(fetishist)).toEqual(expected);
  });

  it('is less for a confidant, who reads and answers without paying', () => {
    expect(namesOf(confidant)).not.toContain('messages.read');
    expect(namesOf(confidant)).not.toContain('calendar.arrivals');
    expect(namesOf(confidant)).toContain('messages.start');
  });

  it('follows the service where it reads the specification otherwise', () => {
    const { changes } = changesFor(confidant, { 'messages.read': { allowed: false, because: 'upgrade' } });
    expect(changes.map(({ capability }) => capability)).toContain('messages.read');
  });

  it('names what else this member needs, until it is proved', () => {
    const start = (phoneVerified: boolean) =>
      changesFor({ ...fetishist, phoneVerified }).changes.find(({ capability }) => capability === 'messages.start');
    expect(start(false)?.needsProof).toBe(true);
    expect(start(true)?.needsProof).toBe(false);
  });

  it('never names safety: that is the same on every plan', () => {
    expect(changesFor(fetishist).same).toEqual(expect.arrayContaining(['safety.blockAndReport', 'messages.staff', 'requests.withdraw']));
  });
});
