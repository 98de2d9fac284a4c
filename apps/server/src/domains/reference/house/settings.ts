import type { HouseSettings } from '@subrosa/rules/reference/settings';
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listSettings } from './queries.ts';

/** Where nobody chose otherwise. */
export const standardSettings = ({ MEDIA_REVIEW }: Pick<Config, 'MEDIA_REVIEW'>): HouseSettings => ({
  signUpOpen: true,
  publishVerifiedAtOnce: MEDIA_REVIEW === 'after',
});

/** What operators changed without a release, and otherwise the configuration. */
export async function readHouseSettings(db: Db | Tx, config: Config): Promise<HouseSettings> {
  return { ...standardSettings(config), ...(await listSettings(db)) };
}
