import { runtimeSettings, type RuntimeSetting, type RuntimeSettings } from '@subrosa/rules/reference/settings';
import type { MemberFlag } from '@subrosa/rules/reference/flags';
import type { InterestSlug } from '@subrosa/rules/reference/interests';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';

const isSetting = (name: string): name is RuntimeSetting => (runtimeSettings as readonly string[]).includes(name);

/** The stored settings, without those that a release has removed. */
export async function listSettings(db: Db | Tx): Promise<Partial<RuntimeSettings>> {
  const rows = await db.selectFrom('runtime_setting').select(['name', 'value']).execute();
  return Object.fromEntries(
    rows.filter(({ name, value }) => isSetting(name) && typeof value === 'boolean').map(({ name, value }) => [name, value]),
  );
}

/** In percent; null if none is stored. */
export async function findShare(db: Db | Tx, flag: MemberFlag): Promise<number | null> {
  const row = await db.selectFrom('runtime_setting').select('value').where('name', '=', `${flag}Share`).executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : null;
}

export interface InterestChange {
  names: Partial<Record<Locale, string>>;
  retired: boolean;
  version: number;
}

export type InterestChanges = ReadonlyMap<InterestSlug, InterestChange>;

/** The changes that staff made to interests, by slug. */
export async function listInterestChanges(db: Db | Tx): Promise<InterestChanges> {
  const rows = await db.selectFrom('interest_override').select(['slug', 'names', 'retired', 'version']).execute();
  return new Map(
    rows.map(({ slug, names, retired, version }) => [slug as InterestSlug, { names: names as InterestChange['names'], retired, version }]),
  );
}
