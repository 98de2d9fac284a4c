import { alarmOf, learnSettings, requirePins, withoutSettings } from '@subrosa/crypto/conversation/known-settings';
import { encryptSettings as encrypt } from '@subrosa/crypto/conversation/settings';
import { loadMember, saveMember } from './member.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

export async function knownSettingsVersion(
  _session: Session,
  { memberId }: Input<'knownSettingsVersion'>,
): Promise<Output<'knownSettingsVersion'>> {
  return { version: (await loadMember(memberId))?.settings.version ?? 0 };
}

export async function mergeSettings(session: Session, input: Input<'mergeSettings'>): Promise<Output<'mergeSettings'>> {
  return session.changeMember(async (member) => {
    const { known, pinsChanged } = await learnSettings(member.settings, member.settingsKey, { ...input, memberId: member.self.memberId });
    await saveMember({ ...member, settings: known });
    return { alarm: alarmOf(known), pinsChanged };
  });
}

export async function encryptSettings(session: Session, { follows }: Input<'encryptSettings'>): Promise<Output<'encryptSettings'>> {
  const member = await session.member();
  const { version, pinsLost, checkpoint } = member.settings;
  const next = { version: Math.max(version, follows) + 1, pins: requirePins(member.settings), pinsLost, checkpoint };
  return encrypt(member.settingsKey, member.self.memberId, next);
}

export async function settingsSaved(session: Session, { version }: Input<'settingsSaved'>): Promise<Output<'settingsSaved'>> {
  return session.changeMember(async (member) => {
    const { settings } = member;
    await saveMember({ ...member, settings: { ...settings, version: Math.max(version, settings.version) } });
    return {};
  });
}

export async function continueWithoutSettings(session: Session): Promise<Output<'continueWithoutSettings'>> {
  return session.changeMember(async (member) => {
    await saveMember({ ...member, settings: withoutSettings(member.settings) });
    return {};
  });
}
