import type { RuntimeSettings } from '@subrosa/rules/reference/settings';
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listSettings } from './queries.ts';

/** The defaults. */
export const standardSettings = ({ MEDIA_REVIEW }: Pick<Config, 'MEDIA_REVIEW'>): RuntimeSettings => ({
  signUpOpen: true,
  publishVerifiedImmediately: MEDIA_REVIEW === 'after',
});

/** The settings that staff changed without a release, otherwise the defaults of the configuration. */
export async function getRuntimeSettings(db: Db | Tx, config: Config): Promise<RuntimeSettings> {
  return { ...standardSettings(config), ...(await listSettings(db)) };
}
