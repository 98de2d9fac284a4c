import type { MemberFlag } from '@subrosa/rules/reference/flags';
import type { RuntimeSetting } from '@subrosa/rules/reference/settings';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { InterestChange } from './queries.ts';

/** Serialises changes of settings, also if no row exists yet that could be locked. */
export async function lockRuntimeSettings(tx: Tx, what: 'settings' | 'interests'): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`reference.${what}`}))`.execute(tx);
}

export async function saveSetting(tx: Tx, { name, value, at }: { name: RuntimeSetting; value: boolean; at: Date }): Promise<void> {
  const set = { value: JSON.stringify(value), changed_at: at };
  await tx
    .insertInto('runtime_setting')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
    .execute();
}

export async function saveShare(tx: Tx, { flag, share, at }: { flag: MemberFlag; share: number; at: Date }): Promise<void> {
  const set = { value: JSON.stringify(share), changed_at: at };
  await tx
    .insertInto('runtime_setting')
    .values({ name: `${flag}Share`, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
    .execute();
}

export async function saveInterestChange(tx: Tx, slug: string, { names, retired, version }: InterestChange, at: Date): Promise<void> {
  const set = { names: JSON.stringify(names), retired, version, changed_at: at };
  await tx
    .insertInto('interest_override')
    .values({ slug, ...set })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(set))
    .execute();
}
