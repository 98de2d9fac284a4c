import type { PublicRecord } from '@subrosa/crypto/account/public-record';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { OwnProofs } from './own-proofs.ts';

type EmptyObject = Record<string, never>;

/** Constants of the build, so that its manifest covers them. */
export interface LogSettings {
  /** The name of the log. */
  origin: string;
  /** Its first key, in base64url. */
  publicKey: string;
  /** Keys that replaced lost ones, each with the size of the log from which it signs. */
  laterKeys?: readonly { fromSize: number; publicKey: string }[];
  /** Places of `recovery` entries that are accepted although they are too long or too soon. */
  acceptedRecoveries?: readonly number[];
  /** Whether an alarm stops sending; while it does not, alarms are only reported. */
  stopsSending: boolean;
}

/** `contact` concerns the keys of one member, every other kind everything. */
export type LogAlarmKind =
  /** Two signed checkpoints that are not consistent, or one of the member's own browsers believed another history. */
  | 'fork'
  /** Entries or checkpoints that break the rules of the log. */
  | 'log'
  /** The log contains other keys of the member than the member created. */
  | 'ownKeys'
  /** The log contains other settings than the member saved, or older ones. */
  | 'ownSettings'
  /** The own entry could not be checked on seven days on which messages were delivered. */
  | 'ownUnchecked'
  /** What this browser had checked is missing, or cannot be decrypted. It ends when the member signs out and starts anew. */
  | 'unreadable'
  | 'contact';

export interface LogAlarm {
  kind: LogAlarmKind;
  /** What was wrong, for a report. */
  problem: string;
  /** In milliseconds since 1970. */
  at: number;
  /** Only of `contact`. */
  memberId: string | null;
  /** Notes of the log that the member can save. */
  evidence: readonly string[];
  /** Whether the build that raised it stops sending. */
  hasStopped?: boolean;
}

/** Sending continues. */
export type LogWarning =
  /** The newest edition is older than a day. */
  | 'stale'
  /** The clock of this browser is more than a day fast or slow. */
  | 'clock'
  /** The log has another name, or a key that this build does not know: a newer release can know it. */
  | 'release'
  /** Keys of a contact have had no proof for more than a day. */
  | 'unproved'
  /** The own entry could not be checked on a day on which messages were delivered. */
  | 'ownUnchecked'
  /** A contact has read more than a day of the log that the server does not show. */
  | 'behind';

export interface LogStatus {
  size: number;
  /** In base64url. */
  root: string;
  /** In seconds since 1970; null before the first edition. */
  newestEditionAt: number | null;
  /** Where to continue the proofs of each of the own labels; null if nothing is left to request now. */
  own: Record<MapName, { since: number } | null>;
  /** A proof or a message named a larger checkpoint: follow the log, and sync again. */
  isBehind: boolean;
  /** The settings should be saved although no pin changed. */
  settingsDue: boolean;
  /** The log contains newer settings than this browser has read: read them again. */
  mustReadSettings: boolean;
  /** Another browser may have replaced the own keys: unlocking with the password decides it. */
  mustUnlock: boolean;
  /** This browser has not proved its own keys and settings yet: in a build that stops sending, everything waits. */
  isUnproved: boolean;
  /** Days with messages while the own entry could not be checked, in all browsers of the member; seven are an alarm. */
  uncheckedDays: number;
  warnings: readonly LogWarning[];
  /** Times that were not checked, in seconds since 1970: their data were lost or deleted, or the server has not proved them. */
  unchecked: readonly { from: number; to: number }[];
  alarms: readonly LogAlarm[];
  stopsSending: boolean;
}

export interface FollowedFiles {
  note: string;
  from: number;
  bundles: readonly Uint8Array[];
  /** The clock of the server, in milliseconds since 1970, if it stated one. */
  serverTime?: number;
  /** Some of them are from an earlier download, which can be damaged: what they contradict is no lie. */
  areKept?: boolean;
}

/** Null in a build without a log. */
type OptionalStatus = LogStatus | null;

export interface LogCalls {
  logStatus: { input: EmptyObject; output: OptionalStatus };
  /** The newest checkpoint, and the bundles that `entryFiles` names for `from`, the size of the last status. */
  followLog: { input: FollowedFiles; output: OptionalStatus };
  /** The response about one of the own labels; with the records of the own key log, for the map of keys. */
  checkOwnProofs: {
    input: OwnProofs & { map: MapName; since: number; records: readonly PublicRecord[] };
    output: OptionalStatus;
  };
  /** The edition in which the keys of all these members are proved; null if those of one are not. */
  provedIn: { input: { memberIds: readonly string[] }; output: { edition: number | null } };
}
