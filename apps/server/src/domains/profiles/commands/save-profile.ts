import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import { availableLocales } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listProhibitedWords, openCase } from '../../moderation/index.ts';
import type { Removed } from '../change/draft.ts';
import { validateChange } from '../change/validate-change.ts';
import { findCity, findMemberContext, type ProfileColumns } from '../queries/own.ts';
import { setTimeZone } from '../store/home-zone.ts';
import { changeFields, lockProfile } from '../store/profile.ts';

interface SaveProfileInput {
  caller: Caller;
  change: ProfileChange;
  /** With it, another tab's change is not overwritten. */
  version: number | null;
}

/** Changes what is given, and says what was cut out of texts. */
export async function saveProfile(
  tx: Tx,
  { caller, change, version }: SaveProfileInput,
  { clock, config }: ApiPlatform,
): Promise<Removed[]> {
  const { memberId, accountType, state } = caller;
  const now = clock.now();
  const current = await lockProfile(tx, memberId, now);
  if (version !== null && version !== current.version) staleVersion();

  const city = change.cityId == null ? null : await findCity(tx, change.cityId, 'en');
  // On the way in, the city says which calendar the member lives by; later they choose it in the settings.
  const newZone = state === 'pending' ? city?.timeZone : undefined;
  const timeZone = newZone ?? (await findMemberContext(tx, memberId)).time_zone;
  const { columns, removed } = validateChange(change, {
    memberId,
    accountType,
    state,
    timeZone,
    now,
    current,
    cityExists: city !== null,
    prohibitedWords: await listProhibitedWords(tx),
    locales: availableLocales({ production: config.ENVIRONMENT === 'production' }),
    longestAbout: config.LIMIT_ABOUT,
    encryptionSecret: config.DATA_ENCRYPTION_SECRET,
  });

  await changeFields(tx, memberId, columns, now);
  if (newZone) await setTimeZone(tx, memberId, newZone);
  await emit(tx, clock, 'profiles.changed', { memberId });
  if (needsReview({ columns, removed, isWithheld: current.withheld_at !== null })) {
    await openCase(tx, clock, { kind: 'profile_text', subjectKind: 'profile', subjectId: memberId, memberId });
  }
  return removed;
}

/** Who writes so many contact details at once tries how to get past us. */
const MANY_REMOVED = 3;

interface SaveResult {
  columns: ProfileColumns;
  removed: readonly Removed[];
  isWithheld: boolean;
}

/** Whether staff read the texts: what they withhold and was written anew, and what was full of contact details. */
function needsReview({ columns, removed, isWithheld }: SaveResult): boolean {
  const isWritten = columns.about !== undefined || columns.welcomes !== undefined || columns.declines !== undefined;
  if (isWithheld && isWritten) return true;
  return removed.reduce((count, { passages }) => count + passages.length, 0) >= MANY_REMOVED;
}
