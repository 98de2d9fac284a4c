import { alarmOf, learnSettings, requirePins, withoutSettings } from '@subrosa/crypto/conversation/known-settings';
import { encryptSettings as encrypt, type SavedCheckpoint } from '@subrosa/crypto/conversation/settings';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { rootOfSize, sizeOf } from './log/believed-log.ts';
import { uncheckedDays } from './log/deliveries.ts';
import { checkedThrough } from './log/log-status.ts';
import { leastVersion, noteSettings, versionOf, withoutLostPin } from './log/note-settings.ts';
import type { StoredLog } from './log/stored-log.ts';
import { provedSettings } from './log/prove-own.ts';
import { loadMember, type Member, saveMember } from './member.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

export async function knownSettingsVersion(
  session: Session,
  { memberId }: Input<'knownSettingsVersion'>,
): Promise<Output<'knownSettingsVersion'>> {
  const member = await loadMember(memberId);
  if (!member) return { version: 0 };
  const stored = memberId === session.memberId ? await session.storedLog(member) : null;
  return { version: Math.max(member.settings.version, stored ? provedSettings(stored.checks) : 0) };
}

export async function mergeSettings(session: Session, input: Input<'mergeSettings'>): Promise<Output<'mergeSettings'>> {
  return session.changeMember(async (member) => {
    const { received } = input;
    const version = await versionOf(received);
    const stored = await session.storedLog(member);
    const atLeast = stored ? leastVersion(stored, version, input.atLeast) : input.atLeast;
    const answer = { received, atLeast, memberId: member.self.memberId };
    const { known, pinsChanged } = await learnSettings(member.settings, member.settingsKey, answer);
    const learned = { ...member, settings: known };
    const changed = stored ? { ...learned, settings: withoutLostPin(stored, learned) } : learned;
    await saveMember(changed);
    if (known.problem === null) await noteSettings(session, changed, version);
    return { alarm: alarmOf(known), pinsChanged };
  });
}

export async function encryptSettings(session: Session, { follows }: Input<'encryptSettings'>): Promise<Output<'encryptSettings'>> {
  const member = await session.member();
  const { settings, settingsLabel } = member;
  const stored = await session.storedLog(member);
  const checkpoint = checkpointToSave(stored, member);
  const next = {
    version: Math.max(settings.version, follows, stored ? provedSettings(stored.checks) : 0) + 1,
    pins: requirePins(settings),
    pinsLost: settings.pinsLost,
    checkpoint,
    uncheckedDays: stored ? uncheckedDays(stored, member) : settings.uncheckedDays,
  };
  const encrypted = await encrypt(member.settingsKey, member.self.memberId, next);
  session.settingsDrafts = [...session.settingsDrafts, { ...(await versionOf(encrypted)), checkpoint }];
  return settingsLabel === null ? encrypted : { ...encrypted, label: settingsLabel };
}

export async function settingsSaved(session: Session, { version }: Input<'settingsSaved'>): Promise<Output<'settingsSaved'>> {
  return session.changeMember(async (member) => {
    const { settings } = member;
    const drafts = session.settingsDrafts.filter((draft) => draft.version === version);
    session.settingsDrafts = session.settingsDrafts.filter((draft) => draft.version > version);
    // Of two with this version, the server rejected one.
    const draft = drafts.length === 1 ? drafts[0] : undefined;
    const checkpoint = draft?.checkpoint ?? settings.checkpoint;
    const saved = { ...member, settings: { ...settings, version: Math.max(version, settings.version), checkpoint } };
    await saveMember(saved);
    if (draft) await noteSettings(session, saved, draft);
    return {};
  });
}

export async function continueWithoutSettings(session: Session): Promise<Output<'continueWithoutSettings'>> {
  return session.changeMember(async (member) => {
    await saveMember({ ...member, settings: withoutSettings(member.settings) });
    return {};
  });
}

/** The believed checkpoint, so that a new browser of the member does not trust another history. */
function checkpointToSave(stored: StoredLog | null, member: Member): SavedCheckpoint | null {
  const { checkpoint } = member.settings;
  const size = stored ? sizeOf(stored.believed) : 0;
  if (!stored || size < (checkpoint?.size ?? 1)) return checkpoint;
  const checkedEdition = checkedThrough(stored.checks, member);
  const checked = checkedEdition === null ? checkpoint : { checkedEdition, checkedLabel: member.settingsLabel };
  return { checkedEdition: null, ...checked, size, root: toBase64url(rootOfSize(stored.believed, size)) };
}
