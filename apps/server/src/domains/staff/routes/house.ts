import type { houseCalls, SettingEntry } from '@subrosa/contract/staff/house';
import { findProhibited } from '@subrosa/rules/content/index';
import { houseSettings } from '@subrosa/rules/reference/settings';
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { changeWords, readProhibitedWords, staffWho } from '../../moderation/index.ts';
import { changeInterest, changeSetting, readHouseInterests, readHouseSettings, standardSettings } from '../../reference/index.ts';
import { changeSpots, readHousePlans } from '../../subscriptions/index.ts';

async function readSettings(db: Db | Tx, config: Config): Promise<{ settings: SettingEntry[] }> {
  const [now, standard] = [await readHouseSettings(db, config), standardSettings(config)];
  return { settings: houseSettings.map((name) => ({ name, value: now[name], standard: standard[name] })) };
}

export const houseHandlers: Handlers<typeof houseCalls> = {
  listWords: async ({ db, caller }) => {
    staffWho(caller, 'keep_words');
    return { words: await readProhibitedWords(db) };
  },
  addWord: async ({ tx, body, caller }, { clock }) => {
    await changeWords(tx, clock, staffWho(caller, 'keep_words'), { word: body.word, prohibited: true });
    return { words: await readProhibitedWords(tx) };
  },
  removeWord: async ({ tx, body, caller }, { clock }) => {
    await changeWords(tx, clock, staffWho(caller, 'keep_words'), { word: body.word, prohibited: false });
    return { words: await readProhibitedWords(tx) };
  },
  tryWords: async ({ tx, body, caller }) => {
    staffWho(caller, 'keep_words');
    return { found: [...new Set(findProhibited(body.text, await readProhibitedWords(tx)).map(({ word }) => word))] };
  },

  listHouseInterests: async ({ db, caller }) => {
    staffWho(caller, 'keep_house');
    return { interests: await readHouseInterests(db) };
  },
  changeInterest: ({ tx, params, body, caller }, { clock }) =>
    changeInterest(tx, clock, staffWho(caller, 'keep_house'), { slug: params.slug, ...body }),

  readHousePlans: ({ db, caller }, { config }) => {
    staffWho(caller, 'keep_house');
    return readHousePlans(db, config);
  },
  changeSpots: async ({ tx, body, caller }, platform) => {
    await changeSpots(tx, platform, staffWho(caller, 'keep_house'), body);
    return readHousePlans(tx, platform.config);
  },

  listSettings: ({ db, caller }, { config }) => {
    staffWho(caller, 'keep_house');
    return readSettings(db, config);
  },
  changeSetting: async ({ tx, params, body, caller }, platform) => {
    await changeSetting(tx, platform, staffWho(caller, 'keep_house'), { name: params.name, ...body });
    return readSettings(tx, platform.config);
  },
};
