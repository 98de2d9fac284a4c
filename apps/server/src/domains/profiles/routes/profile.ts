import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { ProfileChange } from '@subrosa/contract/profiles/parts';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { finishWelcome } from '../commands/finish-welcome.ts';
import { saveProfile } from '../commands/save-profile.ts';
import type { Whom } from '../queries/profiles.ts';
import { readCase } from '../read-case.ts';
import { readProfile } from '../read-profile.ts';
import { answerOwn, ownId } from './own.ts';

type Calls = Pick<
  typeof profilesRoutes,
  | 'readProfileCase'
  | 'readOwnProfile'
  | 'saveProfile'
  | 'createProfile'
  | 'finishWelcome'
  | 'readProfile'
  | 'readProfileOfUser'
  | 'readProfileByUsername'
  | 'updateProfile'
  | 'updateProfileAlias'
>;

interface Reading {
  db: Db;
  caller: Caller | null;
  query: { viewAs?: ViewAs | undefined };
  locale: Locale;
}

function read({ db, caller, query, locale }: Reading, whom: Whom, platform: CallPlatform) {
  return readProfile(db, { whom, caller: memberOf(caller), viewAs: query.viewAs, locale }, platform);
}

interface Writing {
  tx: Tx;
  caller: Caller | null;
  body: ProfileChange;
  locale: Locale;
  version: number | null;
}

async function save({ tx, caller, body, locale, version }: Writing, platform: CallPlatform) {
  const removed = await saveProfile(tx, { caller: memberOf(caller), change: body, version }, platform);
  return answerOwn({ tx, caller, locale, removed }, platform);
}

export const profileHandlers: Handlers<Calls> = {
  readProfileCase: ({ db, caller, params }, platform) => readCase(db, { staffId: memberOf(caller).memberId, caseId: params.id }, platform),

  readOwnProfile: ({ db, caller, locale }, platform) => answerOwn({ tx: db, caller, locale }, platform),

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
  readProfile: (call, platform) => read(call, { id: call.params.id }, platform),
  readProfileOfUser: (call, platform) => read(call, { id: call.params.id }, platform),
  readProfileByUsername: (call, platform) => read(call, { username: call.params.username }, platform),
};
