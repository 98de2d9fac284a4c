import { availableLocales } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { changeSettings, type SettingsChange } from '../store/members.ts';
import { isTimeZone } from '../time-zone.ts';

/** Changes the given settings. With a version, a change from another tab is not overwritten. */
export async function saveSettings(
  tx: Tx,
  input: { memberId: string; change: SettingsChange; version: number | null },
  { clock, config }: ApiPlatform,
) {
  const { locale, timeZone, privateAccount, showPresence } = input.change;
  const locales: readonly string[] = availableLocales({ production: config.ENVIRONMENT === 'production' });
  if (locale !== undefined && !locales.includes(locale)) throw new ApiError('request.invalid', { fields: { locale: 'locale.unknown' } });
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new ApiError('request.invalid', { fields: { timeZone: 'timeZone.unknown' } });
  const saved = await changeSettings(tx, input.memberId, input.change, input.version);
  if (!saved) return staleVersion();
  // The event is emitted also if the value stays the same: its reactions are idempotent.
  if (privateAccount !== undefined || showPresence !== undefined) {
    await emit(tx, clock, 'accounts.privacyChanged', { memberId: input.memberId });
  }
  return saved;
}
