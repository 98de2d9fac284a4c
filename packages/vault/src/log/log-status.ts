import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import type { RecoveredEditions } from '@subrosa/transparency/entries/log-state';
import { DAY_MS, editionsIn, newestEditionOf, rootOfSize, sizeOf, timeOf } from './believed-log.ts';
import { earlierStep, nextStep, type Owner } from './check-own.ts';
import type { Checks } from './checks.ts';
import { isKeptBehind, uncheckedDays } from './deliveries.ts';
import type { LogSettings, LogStatus, LogWarning } from './log-protocol.ts';
import { isUnproved, ownThrough, provedSettings } from './prove-own.ts';
import { mayHaveLostSaved } from './saved-values.ts';
import type { StoredLog } from './stored-log.ts';

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
    isUnproved: isUnproved(stored, owner, now),
    uncheckedDays: uncheckedDays(stored, owner).length,
    warnings: warningsOf(stored, owner, now),
    unchecked: uncheckedTimes(stored, owner),
    alarms: checks.alarms,
    stopsSending,
  };
}

function warningsOf(stored: StoredLog, owner: Owner, now: number): LogWarning[] {
  const { believed, checks } = stored;
  const newestEditionAt = timeOf(believed, newestEditionOf(believed));
  const isFound: Record<LogWarning, boolean> = {
    stale: !checks.isClockWrong && (newestEditionAt === null || now - newestEditionAt * 1000 > DAY_MS),
    clock: checks.isClockWrong,
    release: checks.foreignSince !== null,
    unproved: isWithoutProofs(checks, now),
    ownUnchecked: uncheckedDays(stored, owner).length > 0,
    behind: isKeptBehind(stored),
  };
  return (Object.keys(isFound) as LogWarning[]).filter((warning) => isFound[warning]);
}

/** The newest edition through which the own entries were checked, without a gap since the oldest that was kept; null before. */
export function checkedThrough({ own }: Checks, owner: Pick<Owner, 'settingsLabel'>): number | null {
  const { keys, settings } = own;
  const through = ownThrough(own, owner);
  return through < 0 || keys?.earlier || settings?.earlier ? null : through;
}

/** At most once a week, and for each unchecked day: if they were saved for every checkpoint, settings would change with every start. */
function areSettingsDue({ believed, checks }: StoredLog, owner: Owner): boolean {
  const { settings, settingsLabel } = owner;
  if (settings.pins === null || settings.problem !== null) return false;
  if (uncheckedDays({ believed, checks }, owner).some((day) => !settings.uncheckedDays.includes(day))) return true;
  if (!checks.own.keys?.range) return false;
  // From the first check on, absence is a contradiction.
  if ((settings.checkpoint?.checkedEdition ?? null) === null && checkedThrough(checks, owner) !== null) return true;
  const isMissing = settingsLabel !== null && provedSettings(checks) < settings.version;
  const week = editionsIn(believed, SAVED_EVERY_DAYS);
  return (
    (isMissing && mayHaveLostSaved(believed, 'settings', checks.settings)) || sizeOf(believed) - (settings.checkpoint?.size ?? 0) >= week
  );
}

function isWithoutProofs({ contacts }: Checks, now: number): boolean {
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
