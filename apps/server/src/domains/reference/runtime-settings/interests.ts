import type { InterestEntry } from '@subrosa/contract/staff/admin';
import { interests, type Interest } from '@subrosa/rules/reference/interests';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { nameOf } from '../names.ts';
import { listInterestChanges, type InterestChange } from './queries.ts';

const namesOf = (slug: Interest['slug'], change: InterestChange | undefined): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, change?.names[locale] ?? nameOf('interests', slug, locale)])) as Record<
    Locale,
    string
  >;

function entryOf({ slug, category }: Interest, change: InterestChange | undefined): InterestEntry {
  return {
    slug,
    category,
    names: namesOf(slug, change),
    changed: locales.filter((locale) => change?.names[locale] !== undefined),
    retired: change?.retired ?? false,
    version: change?.version ?? 0,
  };
}

/** All interests with their names, as staff edit them. */
export async function listInterestOverrides(db: Db | Tx): Promise<InterestEntry[]> {
  const changes = await listInterestChanges(db);
  return interests.map((interest) => entryOf(interest, changes.get(interest.slug)));
}

export async function getInterestOverride(db: Db | Tx, slug: Interest['slug']): Promise<InterestEntry | undefined> {
  return (await listInterestOverrides(db)).find((entry) => entry.slug === slug);
}
