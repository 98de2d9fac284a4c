import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import type { RecoveredEditions } from '@subrosa/transparency/entries/log-state';
import { editionsIn, newestEditionOf, rootOfSize, sizeOf, timeOf } from './believed-log.ts';
import { earlierStep, nextStep, type Owner } from './check-own.ts';
import type { Checks } from './checks.ts';
import { ownThrough } from './deliveries.ts';
import type { LogSettings, LogStatus } from './log-protocol.ts';
import { mayHaveLostSettings } from './saved-settings.ts';
import type { StoredLog } from './stored-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAVED_EVERY_DAYS = 7;

export function statusOf(stored: StoredLog, owner: Owner, { stopsSending }: Pick<LogSettings, 'stopsSending'>, now: number): LogStatus {
  const { believed, checks } = stored;
  const size = sizeOf(believed);
  const newestEditionAt = timeOf(believed, newestEditionOf(believed));
  const [keys, settings] = [nextStep(stored, owner, 'keys'), nextStep(stored, owner, 'settings')];
  return {
    size,
    root: toBase64url(rootOfSize(believed, size)),
    newestEditionAt,
    own: { keys: keys && { since: keys.since }, settings: settings && { since: settings.since } },
    isBehind: checks.isBehind || checks.awaited.length > 0,
    settingsDue: areSettingsDue(stored, owner),
    mustReadSettings: provedSettings(checks) > owner.settings.version && owner.settings.problem === null,
    mustUnlock: checks.unknownRecords !== null && !checks.unknownRecords.isUnlockedSince,
    warnings: [
      ...(newestEditionAt === null || now - newestEditionAt * 1000 > DAY_MS ? (['stale'] as const) : []),
      ...(isUnproved(checks, now) ? (['unproved'] as const) : []),
    ],
    unchecked: uncheckedTimes(stored, owner),
    alarms: checks.alarms,
    stopsSending,
  };
}

/** The version of the settings in the newest checked edition; 0 if it has none. */
export const provedSettings = ({ own }: Checks): number => own.settings?.range?.last.number ?? 0;

/** The newest edition through which the own entries were checked, without a gap since the oldest that was kept; null before. */
export function checkedThrough({ own }: Checks, owner: Pick<Owner, 'settingsLabel'>, before: number | null): number | null {
  const { keys, settings } = own;
  const through = ownThrough(own, owner);
  return through < 0 || keys?.earlier || settings?.earlier ? before : through;
}

/** At most once a week: if they were saved for every checkpoint, settings would change with every start. */
function areSettingsDue({ believed, checks }: StoredLog, { settings, settingsLabel }: Owner): boolean {
  if (settings.pins === null || settings.problem !== null || !checks.own.keys?.range) return false;
  const isMissing = settingsLabel !== null && provedSettings(checks) < settings.version;
  const week = editionsIn(believed, SAVED_EVERY_DAYS);
  return (isMissing && mayHaveLostSettings(believed, checks.settings)) || sizeOf(believed) - (settings.checkpoint?.size ?? 0) >= week;
}

function isUnproved({ contacts }: Checks, now: number): boolean {
  return Object.values(contacts).some(({ unprovedSince }) => unprovedSince !== null && now - unprovedSince > DAY_MS);
}

function uncheckedTimes(stored: StoredLog, owner: Owner): { from: number; to: number }[] {
  const { believed, checks } = stored;
  const earlier = uncheckedEarlier(stored, owner);
  return [...believed.recovered, ...checks.missed, ...(earlier ? [earlier] : [])].map(({ first, last }) => ({
    from: timeOf(believed, first) ?? 0,
    to: timeOf(believed, last + 1) ?? 0,
  }));
}

/** The editions before the checked ones, of which a new browser has no proofs yet, or never receives any. */
function uncheckedEarlier(stored: StoredLog, owner: Owner): RecoveredEditions | null {
  const steps = (['keys', 'settings'] as const).flatMap((map) => earlierStep(stored, owner, map) ?? []);
  if (steps.length === 0) return null;
  return { first: Math.min(...steps.map(({ since }) => since)), last: Math.max(...steps.map(({ until }) => until)) };
}
