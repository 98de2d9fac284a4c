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
  /** With a version, a change from another tab is not overwritten. */
  version: number | null;
}

/** Changes the given fields. Returns what was removed from texts. */
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
  // During the welcome wizard the time zone is that of the city; later the member chooses it in the settings.
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

/** This many contact details in one change suggest an attempt to bypass the filter. */
const MANY_REMOVED = 3;

interface SaveResult {
  columns: ProfileColumns;
  removed: readonly Removed[];
  isWithheld: boolean;
}

/** Whether staff must review the texts: after a change of withheld texts, or one with many contact details. */
function needsReview({ columns, removed, isWithheld }: SaveResult): boolean {
  const isWritten = columns.about !== undefined || columns.welcomes !== undefined || columns.declines !== undefined;
  if (isWithheld && isWritten) return true;
  return removed.reduce((count, { passages }) => count + passages.length, 0) >= MANY_REMOVED;
}
