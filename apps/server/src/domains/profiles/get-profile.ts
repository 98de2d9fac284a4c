import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findProfile, type ProfileKey } from './queries/profiles.ts';
import { viewProfile } from './view/profile.ts';

interface ProfileQuery {
  whom: ProfileKey;
  caller: Caller;
  viewAs: ViewAs | undefined;
  locale: Locale;
}

/** Throws the same 404 for every reason. */
export async function getProfile(db: Db, { whom, caller, viewAs, locale }: ProfileQuery, platform: ApiPlatform): Promise<ProfileView> {
  const { config, delivery } = platform;
  const now = platform.clock.now();
  const row = await findProfile(db, whom, { viewerId: caller.memberId, locale, now });
  const mayView = row !== null && (row.id === caller.memberId || mayBrowse(caller));
  const view = mayView ? viewProfile(row, { caller, viewAs, now, encryptionSecret: config.DATA_ENCRYPTION_SECRET, delivery }) : null;
  if (!view) throw new ApiError('resource.notFound');
  return view;
}
