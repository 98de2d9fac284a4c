import type { ProfileChange } from '@subrosa/contract/profiles/parts';
import { availableLocales } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import type { Removed } from '../change/draft.ts';
import { readChange } from '../change/read-change.ts';
import { findCity, findMemberFacts } from '../queries/own.ts';
import { setTimeZone } from '../store/home-zone.ts';
import { changeFields, lockProfile } from '../store/profile.ts';

interface Asked {
  caller: Caller;
  change: ProfileChange;
  /** With it, another tab's change is not overwritten. */
  version: number | null;
}

/** Changes what is given, and says what was cut out of texts. */
export async function saveProfile(tx: Tx, { caller, change, version }: Asked, { clock, config }: CallPlatform): Promise<Removed[]> {
  const { memberId, accountType, state } = caller;
  const now = clock.now();
  const current = await lockProfile(tx, memberId, now);
  if (version !== null && version !== current.version) staleVersion();

  const city = change.cityId == null ? null : await findCity(tx, change.cityId, 'en');
  // On the way in, the city says which calendar the member lives by; later they choose it in the settings.
  const newZone = state === 'pending' ? city?.timeZone : undefined;
  const timeZone = newZone ?? (await findMemberFacts(tx, memberId)).time_zone;
  const { columns, removed } = readChange(change, {
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
    sealSecret: config.SEAL_SECRET,
  });

  await changeFields(tx, memberId, columns, now);
  if (newZone) await setTimeZone(tx, memberId, newZone);
  await emit(tx, clock, 'profiles.changed', { memberId });
  return removed;
}
