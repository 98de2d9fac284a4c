import type { adminRoutes, SettingEntry } from '@subrosa/contract/staff/admin';
import { findProhibited } from '@subrosa/rules/content/index';
import { runtimeSettings } from '@subrosa/rules/reference/settings';
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { changeProhibitedWords, readProhibitedWords, requirePermission } from '../../moderation/index.ts';
import { changeInterest, changeSetting, listInterestOverrides, getRuntimeSettings, standardSettings } from '../../reference/index.ts';
import { changeSpots, getPlanSettings } from '../../subscriptions/index.ts';

async function getSettings(db: Db | Tx, config: Config): Promise<{ settings: SettingEntry[] }> {
  const [now, standard] = [await getRuntimeSettings(db, config), standardSettings(config)];
  return { settings: runtimeSettings.map((name) => ({ name, value: now[name], standard: standard[name] })) };
}

export const adminHandlers: Handlers<typeof adminRoutes> = {
  listProhibitedWords: async ({ db, caller }) => {
    requirePermission(caller, 'manage_prohibited_words');
    return { prohibitedWords: await readProhibitedWords(db) };
  },
  addProhibitedWord: async ({ tx, body, caller }, { clock }) => {
    await changeProhibitedWords(tx, clock, requirePermission(caller, 'manage_prohibited_words'), { word: body.word, prohibited: true });
    return { prohibitedWords: await readProhibitedWords(tx) };
  },
  removeProhibitedWord: async ({ tx, body, caller }, { clock }) => {
    await changeProhibitedWords(tx, clock, requirePermission(caller, 'manage_prohibited_words'), { word: body.word, prohibited: false });
    return { prohibitedWords: await readProhibitedWords(tx) };
  },
  testProhibitedWords: async ({ tx, body, caller }) => {
    requirePermission(caller, 'manage_prohibited_words');
    return { found: [...new Set(findProhibited(body.text, await readProhibitedWords(tx)).map(({ word }) => word))] };
  },

  listInterestOverrides: async ({ db, caller }) => {
    requirePermission(caller, 'manage_settings');
    return { interests: await listInterestOverrides(db) };
  },
  changeInterest: ({ tx, params, body, caller }, { clock }) =>
    changeInterest(tx, clock, requirePermission(caller, 'manage_settings'), { slug: params.slug, ...body }),

  getPlanSettings: ({ db, caller }, { config }) => {
    requirePermission(caller, 'manage_settings');
    return getPlanSettings(db, config);
  },
  changeSpots: async ({ tx, body, caller }, platform) => {
    await changeSpots(tx, platform, requirePermission(caller, 'manage_settings'), body);
    return getPlanSettings(tx, platform.config);
  },

  listSettings: ({ db, caller }, { config }) => {
    requirePermission(caller, 'manage_settings');
    return getSettings(db, config);
  },
  changeSetting: async ({ tx, params, body, caller }, platform) => {
    await changeSetting(tx, platform, requirePermission(caller, 'manage_settings'), { name: params.name, ...body });
    return getSettings(tx, platform.config);
  },
};
