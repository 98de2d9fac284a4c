import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import type { ReceivedSettings } from '@subrosa/crypto/conversation/settings';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { textToBytes } from '@subrosa/crypto/primitives/bytes';
import { sha256 } from '@subrosa/crypto/primitives/hashes';
import type { Member } from '../member.ts';
import type { Session } from '../session.ts';
import { isLost, newestEditionOf } from './believed-log.ts';
import { changeLog } from './change-log.ts';
import type { Checks, KnownVersion } from './checks.ts';
import { compareOwnCheckpoints } from './own-checkpoints.ts';
import { mayHaveLostSaved } from './saved-values.ts';
import type { StoredLog } from './stored-log.ts';

type Version = Pick<KnownVersion, 'version' | 'hash'>;

/** Version and hash of encrypted settings, as the map of settings contains them. */
export async function versionOf({ ciphertext, version }: ReceivedSettings): Promise<Version> {
  return { version, hash: toBase64url(await sha256(textToBytes(ciphertext ?? ''))) };
}

/** After valid settings were read or saved: later editions must contain them, or newer ones. */
export async function noteSettings(session: Session, member: Member, { version, hash }: Version): Promise<void> {
  await changeLog(session, member, async (stored) => {
    const { believed, checks } = withRecords(stored, member);
    const isNew = version > (checks.settings?.version ?? 0);
    const settings = isNew ? { version, hash, readIn: newestEditionOf(believed), since: null } : checks.settings;
    const compared = compareOwnCheckpoints(believed, { ...checks, settings }, [member.settings.checkpoint], Date.now());
    return { believed, checks: compared };
  });
}

/** The bundle under the password contains the newest identity that the member created: the log may have no other any more. */
export async function noteUnlock(session: Session, member: Member): Promise<void> {
  await changeLog(session, member, async (before) => {
    const stored = withRecords(before, member);
    const { unknownRecords } = stored.checks;
    if (!unknownRecords || unknownRecords.isUnlockedSince) return stored;
    return { ...stored, checks: { ...stored.checks, unknownRecords: { ...unknownRecords, isUnlockedSince: true } } };
  });
}

/** Later editions must contain the records up to the newest identity that the member created, unless a restore lost it. */
export function withRecords(stored: StoredLog, { self, settings }: Pick<Member, 'self' | 'settings'>): StoredLog {
  const { believed, checks } = stored;
  const pinned = settings.pins?.[self.memberId]?.sequence ?? 0;
  const number = Math.max(self.identity.sequence, pinned) + 1;
  const known = checks.records?.number ?? 0;
  if (number === known || (number < known && !mayHaveLostSaved(believed, 'keys', checks.records))) return stored;
  const records: Checks['records'] = { number, readIn: newestEditionOf(believed), since: null };
  return { believed, checks: { ...checks, records } };
}

/** Without the own pin of an identity that a restore lost: the unlocked bundle has the one before. */
export function withoutLostPin(stored: StoredLog, { self, settings }: Pick<Member, 'self' | 'settings'>): KnownSettings {
  const { [self.memberId]: pin, ...others } = settings.pins ?? {};
  const isLost = pin && pin.sequence > self.identity.sequence && mayHaveLostSaved(stored.believed, 'keys', stored.checks.records);
  return isLost ? { ...settings, pins: others } : settings;
}

/** The version that the server's settings must have at least: reading older ones is an alarm. */
export function leastVersion({ believed, checks }: StoredLog, { version, hash }: Version, atLeast: number): number {
  const proved = checks.own.settings?.range?.last;
  const isProofLost = proved !== undefined && isLost(believed, proved.edition);
  // A restore lost newer settings, and this browser saves its own again.
  if (isProofLost || mayHaveLostSaved(believed, 'settings', checks.settings)) return Math.min(atLeast, version);
  return proved?.number === version && proved.hash !== hash ? version + 1 : atLeast;
}
