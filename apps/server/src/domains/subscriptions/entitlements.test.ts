import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPremium } from '@subrosa/rules/subscriptions/active';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aDevice, aMember } from '../../../test/support/members.ts';
import { aToken } from '../../../test/support/tokens.ts';

const api = useApi();

interface Entitlement {
  allowed: boolean;
  because: string | null;
  limit: { upTo: number; unit: string } | null;
}

/** The rows of docs/entitlements.md. */
const rows = readFileSync(join(import.meta.dirname, '../../../../../docs/entitlements.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, capability = '', , ...cells]) => ({ capability, cells, needs: cells[4] ?? '' }));

const columns = [
  { accountType: 'fetishist', premium: false },
  { accountType: 'fetishist', premium: true },
  { accountType: 'confidant', premium: false },
  { accountType: 'confidant', premium: true },
] as const;

const proofs = [
  { verified: false, phoneVerified: false },
  { verified: false, phoneVerified: true },
  { verified: true, phoneVerified: false },
  { verified: true, phoneVerified: true },
];

const proves: Record<string, (proof: (typeof proofs)[number]) => boolean> = {
  '': () => true,
  phone: ({ phoneVerified }) => phoneVerified,
  identity: ({ verified }) => verified,
  'phone or identity': ({ verified, phoneVerified }) => verified || phoneVerified,
};

function expectedOf(cell: string, needs: string, proved: boolean): Entitlement {
  if (cell === 'upgrade') return { allowed: false, because: 'upgrade', limit: null };
  if (cell === 'never') return { allowed: false, because: 'role', limit: null };
  if (!proved) return { allowed: false, because: needs, limit: null };
  const [number, ...unit] = cell.split(' ');
  return { allowed: true, because: null, limit: cell === 'yes' ? null : { upTo: Number(number), unit: unit.join(' ') } };
}

describe('docs/entitlements.md', () => {
  it('contains at least twenty rows', () => expect(rows.length).toBeGreaterThanOrEqual(20));

  const cases = columns.flatMap((column, index) => proofs.map((proof) => ({ ...column, ...proof, index })));

  it.each(cases)('matches the response to $accountType, premium $premium, verified $verified, phone $phoneVerified', async (traits) => {
    const member = await aMember(api.db, api.config, {
      accountType: traits.accountType,
      verified: traits.verified,
      ...(traits.phoneVerified && { phone: '+16045550123' }),
      ...(traits.premium && { plan: 4 as const }),
    });
    const token = await aToken({ audience: 'api', memberId: member.id, deviceId: await aDevice(api.db, member.id) });
    const answered = await api.get('/api/account/entitlements', { authorization: `Bearer ${token}` });
    const { body } = (await answered.json()) as { body: Record<string, Entitlement> };
    const expected = rows.map(({ capability, cells, needs }) => [
      capability,
      expectedOf(cells[traits.index] ?? '', needs, proves[needs]?.(traits) ?? false),
    ]);
    expect(body).toEqual(Object.fromEntries(expected));
  });
});

describe('is_premium()', () => {
  it('returns the same as the rule for every plan, before, during and after its period', async () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-20', '2026-11-21'];
    for (const planId of [1, 2, 3, 4] as const) {
      const member = await aMember(api.db, api.config);
      const dueOn = planId === 2 ? null : '2026-11-20';
      await api.db
        .insertInto('member_subscription')
        .values({ id: newId(), member_id: member.id, plan_id: planId, starts_on: '2026-11-15', due_on: dueOn, created_at: new Date() })
        .execute();
      for (const today of days) {
        const { rows } = await sql<{ premium: boolean }>`SELECT is_premium(${member.id}, ${today}) AS premium`.execute(api.db);
        expect(rows[0]?.premium).toBe(isPremium([{ planId, startsOn: '2026-11-15', dueOn }], today));
      }
    }
  });
});
