import type { InterestEntry } from '@subrosa/contract/staff/admin';
import type { InterestSlug } from '@subrosa/rules/reference/interests';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { nameOf } from '../names.ts';
import { getInterestOverride } from './interests.ts';
import { lockRuntimeSettings, saveInterestChange } from './store.ts';

interface ChangeInterestInput {
  slug: InterestSlug;
  names?: Partial<Record<Locale, string>> | undefined;
  retired: boolean;
  /** The version that the staff member saw. */
  version: number;
}

/** Renames an interest, or retires or restores it. Its number and slug never change, because stored rows contain them. */
export async function changeInterest(
  tx: Tx,
  clock: Clock,
  staff: Staff,
  { slug, names = {}, retired, version }: ChangeInterestInput,
): Promise<InterestEntry> {
  await lockRuntimeSettings(tx, 'interests');
  const before = await getInterestOverride(tx, slug);
  if (!before) throw new ApiError('resource.notFound');
  if (before.version !== version) throw new ApiError('staff.conflict');
  const own = Object.entries(names).filter(([locale, name]) => name !== nameOf('interests', slug, locale as Locale));
  await saveInterestChange(tx, slug, { names: Object.fromEntries(own), retired, version: version + 1 }, clock.now());
  const detail = { slug, retired, renamed: own.map(([locale]) => locale).join(' ') };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'interest.changed', subjectKind: 'interest', subjectId: null, detail });
  return (await getInterestOverride(tx, slug)) ?? before;
}
