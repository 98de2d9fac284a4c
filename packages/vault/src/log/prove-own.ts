import type { Member } from '../member.ts';
import { DAY_MS, newestEditionOf, timeOf } from './believed-log.ts';
import type { Checks } from './checks.ts';
import type { StoredLog } from './stored-log.ts';

type Owner = Pick<Member, 'settings' | 'settingsLabel' | 'labelCreatedOn'>;

/** Notes once that the own keys and settings are those of the newest day of the log: the server did not return old ones. */
export function withProved(stored: StoredLog, owner: Owner, now: number): StoredLog {
  const { checks } = stored;
  if (checks.isProved || !areProved(stored, owner, now)) return stored;
  return { ...stored, checks: { ...checks, isProved: true } };
}

function areProved({ believed, checks }: StoredLog, owner: Owner, now: number): boolean {
  const { settings } = owner;
  const through = Math.min(ownThrough(checks.own, owner), newestEditionOf(believed));
  const provedAt = through < 0 ? null : timeOf(believed, through);
  if (provedAt === null || now - provedAt * 1000 > DAY_MS) return false;
  return settings.problem === null && provedSettings(checks) <= settings.version;
}

/** Whether sending waits for that proof. New keys are exempt for a day: the log does not have them yet. */
export function isUnproved({ checks }: StoredLog, owner: Owner, now: number): boolean {
  return !checks.isProved && !isNew(owner, now);
}

/** Whether the keys are younger than a day, or than two, by the day in the encrypted bundle. */
export function isNew({ labelCreatedOn }: Pick<Member, 'labelCreatedOn'>, now: number): boolean {
  return labelCreatedOn !== null && now - Date.parse(labelCreatedOn) < 2 * DAY_MS;
}

/** The last edition in which both own entries were checked; the settings of keys from before the log have none. */
export function ownThrough({ keys, settings }: Checks['own'], { settingsLabel }: Pick<Member, 'settingsLabel'>): number {
  const ofSettings = settingsLabel === null ? Number.POSITIVE_INFINITY : (settings?.range?.through ?? -1);
  return Math.min(keys?.range?.through ?? -1, ofSettings);
}

/** The version of the settings in the newest checked edition; 0 if it has none. */
export const provedSettings = ({ own }: Checks): number => own.settings?.range?.last.number ?? 0;
