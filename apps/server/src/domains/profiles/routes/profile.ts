import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { finishWelcome } from '../commands/finish-welcome.ts';
import { saveProfile } from '../commands/save-profile.ts';
import type { ProfileKey } from '../queries/profiles.ts';
import { getProfileCase } from '../get-profile-case.ts';
import { getProfile } from '../get-profile.ts';
import { respondWithOwnProfile, ownId } from './own.ts';

type Calls = Pick<
  typeof profilesRoutes,
  | 'getProfileCase'
  | 'getOwnProfile'
  | 'saveProfile'
  | 'createProfile'
  | 'finishWelcome'
  | 'getProfile'
  | 'getProfileOfUser'
  | 'getProfileByUsername'
  | 'updateProfile'
  | 'updateProfileAlias'
>;

interface ProfileRequest {
  db: Db;
  caller: Caller | null;
  query: { viewAs?: ViewAs | undefined };
  locale: Locale;
}

function respondWithProfile({ db, caller, query, locale }: ProfileRequest, whom: ProfileKey, platform: ApiPlatform) {
  return getProfile(db, { whom, caller: memberOf(caller), viewAs: query.viewAs, locale }, platform);
}

interface ProfileUpdateRequest {
  tx: Tx;
  caller: Caller | null;
  body: ProfileChange;
  locale: Locale;
  version: number | null;
}

async function save({ tx, caller, body, locale, version }: ProfileUpdateRequest, platform: ApiPlatform) {
  const removed = await saveProfile(tx, { caller: memberOf(caller), change: body, version }, platform);
  return respondWithOwnProfile({ tx, caller, locale, removed }, platform);
}

export const profileHandlers: Handlers<Calls> = {
  getProfileCase: ({ db, caller, params }, platform) =>
    getProfileCase(db, { staffId: memberOf(caller).memberId, caseId: params.id }, platform),

  getOwnProfile: ({ db, caller, locale }, platform) => respondWithOwnProfile({ tx: db, caller, locale }, platform),

  saveProfile: (call, platform) => save(call, platform),
  createProfile: (call, platform) => save(call, platform),
  updateProfile: (call, platform) => {
    ownId(call.caller, call.params.id);
    return save(call, platform);
  },
  updateProfileAlias: (call, platform) => {
    ownId(call.caller, call.params.id);
    return save(call, platform);
  },

  finishWelcome: async ({ tx, caller }, { clock }) => {
    await finishWelcome(tx, memberOf(caller), clock);
    return {};
  },

  // A profile has its member's id.
  getProfile: (call, platform) => respondWithProfile(call, { id: call.params.id }, platform),
  getProfileOfUser: (call, platform) => respondWithProfile(call, { id: call.params.id }, platform),
  getProfileByUsername: (call, platform) => respondWithProfile(call, { username: call.params.username }, platform),
};
