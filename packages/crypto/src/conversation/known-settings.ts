import { ConversationError } from './errors.ts';
import { mergePins } from './merge-pins.ts';
import {
  NEW_SETTINGS,
  type ReceivedSettings,
  readSettings,
  type SavedCheckpoint,
  type Settings,
  type SettingsProblem,
} from './settings.ts';
import { joined, type Pins } from './trust.ts';

/** What a browser knows of the settings. */
export interface KnownSettings extends Omit<Settings, 'pins'> {
  /** Null without valid settings in a browser without own pins: unknown pins are not an empty list. */
  pins: Pins | null;
  /** Why the settings of the server prove nothing, until the member decides or the server returns valid ones. */
  problem: SettingsProblem | null;
}

/** The server returned no valid settings, which an honest server always has. */
export interface SettingsAlarm {
  problem: SettingsProblem;
  /** Whether this browser has pins of its own, with which it continues; otherwise it encrypts nothing for anybody. */
  hasPins: boolean;
}

interface Answer {
  memberId: string;
  received: ReceivedSettings;
  atLeast: number;
}

/** Settings of the server that prove nothing change nothing that this browser knows. */
export async function learnSettings(
  before: KnownSettings | null,
  settingsKey: CryptoKey,
  { memberId, ...answer }: Answer,
): Promise<{ known: KnownSettings; pinsChanged: boolean }> {
  const settings = await readSettings(settingsKey, memberId, answer);
  if (typeof settings === 'string') {
    return { known: { ...(before ?? { ...NEW_SETTINGS, version: 0, pins: null }), problem: settings }, pinsChanged: false };
  }
  // Pins of the member's other devices take precedence over those that this one has just seen for the first time.
  const pins = mergePins(settings.pins, before?.pins ?? {});
  const version = Math.max(settings.version, before?.version ?? 0);
  const pinsLost = settings.pinsLost || (before?.pinsLost ?? false);
  const pinsChanged = JSON.stringify(pins) !== JSON.stringify(settings.pins) || pinsLost !== settings.pinsLost;
  const checkpoint = laterCheckpoint(settings.checkpoint, before?.checkpoint ?? null);
  const uncheckedDays = joined(settings.uncheckedDays, before?.uncheckedDays ?? []);
  return { known: { version, pins, pinsLost, checkpoint, uncheckedDays, problem: null }, pinsChanged };
}

/** The member's decision after an alarm: with the pins of this browser, or without any, so that each contact needs a confirmation. */
export function withoutSettings(known: KnownSettings): KnownSettings {
  return known.pins === null ? { ...known, pins: {}, pinsLost: true, problem: null } : { ...known, problem: null };
}

/** Throws `settings` while this browser does not know whom it trusted. */
export function requirePins({ pins }: KnownSettings): Pins {
  if (pins === null) throw new ConversationError('settings');
  return pins;
}

export function alarmOf({ problem, pins }: KnownSettings): SettingsAlarm | null {
  return problem && { problem, hasPins: pins !== null };
}

/** The larger one contains the smaller; of two browsers, the later check of the own entries counts. */
function laterCheckpoint(one: SavedCheckpoint | null, other: SavedCheckpoint | null): SavedCheckpoint | null {
  if (!one || !other) return one ?? other;
  const larger = other.size > one.size ? other : one;
  const { checkedEdition, checkedLabel } = (other.checkedEdition ?? -1) > (one.checkedEdition ?? -1) ? other : one;
  return { ...larger, checkedEdition, ...(checkedLabel === undefined ? {} : { checkedLabel }) };
}
