import type { RecoveredEditions } from '@subrosa/transparency/entries/log-state';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { PendingKeys, ProvedKeys } from './contact-proofs.ts';
import type { LogAlarm } from './log-protocol.ts';
import type { CheckedRange } from './own-proofs.ts';

/** What this browser checked in the log, and what it found. It names contacts, so it is stored encrypted. */
export interface Checks {
  /** The last checkpoint that this browser believed, also if the stored log is lost. */
  readonly believed: { readonly size: number; readonly root: string } | null;
  readonly own: Readonly<Record<MapName, OwnCheck | null>>;
  /** The newest settings that this browser read or saved; null before. */
  readonly settings: KnownVersion | null;
  /** The records of the newest own identity that this browser unlocked, or read in the settings; null before. */
  readonly records: KnownRecords | null;
  /** Whether this browser has proved its own keys and settings once; until then, the server may have returned old ones. */
  readonly isProved: boolean;
  readonly contacts: Readonly<Record<string, ContactCheck>>;
  /** Signed checkpoints from messages, larger than what this browser has read. */
  readonly awaited: readonly AwaitedCheckpoint[];
  /** Days on which messages were delivered while the own entry could not be checked, at most seven. */
  readonly uncheckedDays: readonly string[];
  /** The number of own key records in the log that this browser does not know; null if there are none. */
  readonly unknownRecords: { readonly number: number; readonly isUnlockedSince: boolean } | null;
  /** Editions whose proofs the server had deleted before this browser could check them. */
  readonly missed: readonly RecoveredEditions[];
  /** When the log first had another name, or an unknown key, in milliseconds since 1970; null while it has not. */
  readonly foreignSince: number | null;
  readonly isClockWrong: boolean;
  /** A proof named an edition that this browser has not read. */
  readonly isBehind: boolean;
  readonly alarms: readonly LogAlarm[];
}

export interface OwnCheck {
  /** In base64url. New keys can have another label. */
  readonly label: string;
  /** Null while no edition is known to contain the label. */
  readonly range: CheckedRange | null;
  /** Until here no edition contains the label, by the server's word; -1 at first. */
  readonly absentThrough: number;
  /** The same for the editions before the range, which a new browser checks last; null when none is left. */
  readonly earlier: EarlierCheck | null;
}

export interface EarlierCheck {
  readonly range: CheckedRange | null;
  readonly absentThrough: number;
}

export interface Saved {
  /** The newest edition that this browser had read by then. */
  readonly readIn: number;
  /** The newest edition of the log when it was followed after that; null until then. */
  readonly since: number | null;
}

export interface KnownVersion extends Saved {
  readonly version: number;
  /** In base64url. */
  readonly hash: string;
}

export interface KnownRecords extends Saved {
  readonly number: number;
}

export interface ContactCheck {
  readonly proved: ProvedKeys | null;
  readonly pending: PendingKeys | null;
  /** Since when key lookups had no newer proof, in milliseconds since 1970. */
  readonly unprovedSince: number | null;
}

/** Hash and signature in base64url. */
export interface AwaitedCheckpoint {
  readonly size: number;
  readonly root: string;
  readonly signature: string;
}

export const NO_CHECKS: Checks = {
  believed: null,
  own: { keys: null, settings: null },
  settings: null,
  records: null,
  isProved: false,
  contacts: {},
  awaited: [],
  uncheckedDays: [],
  unknownRecords: null,
  missed: [],
  foreignSince: null,
  isClockWrong: false,
  isBehind: false,
  alarms: [],
};

export const NO_CONTACT_CHECK: ContactCheck = { proved: null, pending: null, unprovedSince: null };

/** The same alarm is kept once, with its first evidence. */
export function withAlarm(checks: Checks, alarm: LogAlarm): Checks {
  const { kind, problem, memberId } = alarm;
  const isKnown = checks.alarms.some((known) => known.kind === kind && known.problem === problem && known.memberId === memberId);
  return isKnown ? checks : { ...checks, alarms: [...checks.alarms, alarm] };
}

/** What a check that passes ends. */
export function withoutAlarms(checks: Checks, isEnded: (alarm: LogAlarm) => boolean): Checks {
  return checks.alarms.some(isEnded) ? { ...checks, alarms: checks.alarms.filter((alarm) => !isEnded(alarm)) } : checks;
}

/** Alarms of a build that only reported them never stop sending: a build that stops starts without them. */
export const withoutReported = (checks: Checks): Checks => withoutAlarms(checks, ({ hasStopped }) => !hasStopped);

/** Marks the alarms that were raised in a build that stops sending. */
export function withStopped(checks: Checks): Checks {
  if (checks.alarms.every(({ hasStopped }) => hasStopped)) return checks;
  return { ...checks, alarms: checks.alarms.map((alarm) => ({ ...alarm, hasStopped: true })) };
}

/** Whether nothing may be sent to anybody. */
export const hasGeneralAlarm = ({ alarms }: Checks): boolean => alarms.some(({ kind }) => kind !== 'contact');
