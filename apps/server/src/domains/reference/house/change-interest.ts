import type { InterestEntry } from '@subrosa/contract/staff/house';
import type { InterestSlug } from '@subrosa/rules/reference/interests';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { appendAudit } from '../../audit/index.ts';
import { nameOf } from '../names.ts';
import { readHouseInterest } from './interests.ts';
import { lockHouse, putInterestChange } from './store.ts';

interface Changing {
  slug: InterestSlug;
  names?: Partial<Record<Locale, string>> | undefined;
  retired: boolean;
  /** What whoever changes it saw. */
  version: number;
}

/** Names an interest otherwise, takes it off the list or puts it back. Its number and slug stay: they stand in stored rows. */
export async function changeInterest(
  tx: Tx,
  clock: Clock,
  staff: Staff,
  { slug, names = {}, retired, version }: Changing,
): Promise<InterestEntry> {
  await lockHouse(tx, 'interests');
  const before = await readHouseInterest(tx, slug);
  if (!before) throw new Refusal('page.missing');
  if (before.version !== version) throw new Refusal('staff.changedMeanwhile');
  const own = Object.entries(names).filter(([locale, name]) => name !== nameOf('interests', slug, locale as Locale));
  await putInterestChange(tx, slug, { names: Object.fromEntries(own), retired, version: version + 1 }, clock.now());
  const detail = { slug, retired, renamed: own.map(([locale]) => locale).join(' ') };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'interest.changed', subjectKind: 'interest', subjectId: null, detail });
  return (await readHouseInterest(tx, slug)) ?? before;
}
