import type { AccountKeys } from '@subrosa/crypto/account/account-keys';
import { certifyDevice, createDeviceKey } from '@subrosa/crypto/account/device';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { dayOf } from '@subrosa/crypto/primitives/day';
import { exportPublicKey } from '@subrosa/crypto/primitives/key-pairs';
import { alarmOf, learnSettings } from '@subrosa/crypto/conversation/known-settings';
import { leastVersion, noteSettings, noteUnlock, versionOf, withoutLostPin } from './log/note-settings.ts';
import type { LogSettings } from './log/log-protocol.ts';
import { foundRows, loadLog } from './log/stored-log.ts';
import { removeMember } from './database.ts';
import { loadMember, type Member, saveMember } from './member.ts';
import type { Input, Output } from './protocol.ts';
import { newStorageKey } from './encrypted-row.ts';
import { type Session, withLogLock, withMemberLock } from './session.ts';

export async function restore(session: Session, { memberId }: Input<'restore'>): Promise<Output<'restore'>> {
  const member = await loadMember(memberId);
  if (!member) return null;
  session.start(memberId);
  return { certificate: member.certificate, alarm: alarmOf(member.settings) };
}

/** The browser keeps its device key while device and identity are unchanged; pins are kept in any case. */
export async function unlock(session: Session, input: Input<'unlock'>): Promise<Output<'unlock'>> {
  const { deviceId, keysId } = input;
  const held = session.unlockedKeys.find(keysId);
  if (!held) throw new ConversationError('locked');
  const { memberId, keys, settingsKey } = held;
  const identity = { identityKey: await exportPublicKey(keys.identity.publicKey), sequence: keys.sequence };
  return withMemberLock(memberId, async () => {
    const before = await loadMember(memberId);
    const isSame = before?.self.deviceId === deviceId && before.self.identity.identityKey === identity.identityKey;
    const device =
      before && isSame
        ? { deviceKey: before.self.deviceKey, certificate: before.certificate }
        : await newDevice({ memberId, deviceId, keys });
    const { received } = input;
    const version = await versionOf(received);
    const stored = before && session.log ? (await loadLog(memberId, session.log)).stored : null;
    const atLeast = stored ? leastVersion(stored, version, input.atLeast) : input.atLeast;
    const { known } = await learnSettings(before?.settings ?? null, settingsKey, { memberId, received, atLeast });
    const self = { memberId, deviceId, deviceKey: device.deviceKey, identity, accountKeys: keys.accountKeys };
    const settings = stored ? withoutLostPin(stored, { self, settings: known }) : known;
    const member: Member = {
      self,
      certificate: device.certificate,
      storageKey: before?.storageKey ?? (await newStorageKey()),
      settingsKey,
      settingsLabel: keys.settingsLabel,
      labelCreatedOn: keys.labelCreatedOn,
      settings,
    };
    await saveMember(member);
    session.start(memberId);
    session.unlockedKeys.release(keysId);
    await noteUnlock(session, member);
    if (settings.problem === null) await noteSettings(session, member, version);
    return { certificate: device.certificate, alarm: alarmOf(settings) };
  });
}

export async function clear(session: Session): Promise<Output<'clear'>> {
  const { memberId, log } = session;
  session.passwords.releaseAll();
  session.unlockedKeys.releaseAll();
  session.end();
  if (memberId !== null) await withMemberLock(memberId, () => withLogLock(memberId, () => remove(memberId, log)));
  return {};
}

async function remove(memberId: string, log: LogSettings | null): Promise<void> {
  await removeMember(memberId, log ? await foundRows(memberId, log) : []);
}

async function newDevice({
  memberId,
  deviceId,
  keys,
}: {
  memberId: string;
  deviceId: string;
  keys: AccountKeys;
}): Promise<Pick<Member, 'certificate'> & { deviceKey: CryptoKeyPair }> {
  const deviceKey = await createDeviceKey();
  const certifiedOn = dayOf(new Date());
  const device = { memberId, deviceId, certifiedOn, publicKey: deviceKey.publicKey };
  const certificate = await certifyDevice(keys.identity.privateKey, device);
  return { deviceKey, certificate: { ...certificate, deviceId, certifiedOn } };
}
