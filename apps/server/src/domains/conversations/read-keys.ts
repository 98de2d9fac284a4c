import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { listEpochs as findEpochs } from './queries/epochs.ts';
import { listCertificates, listRecords } from './queries/keys.ts';
import { enter } from './read-history.ts';

type Calls = typeof conversationsCalls;

const EPOCHS_AT_ONCE = 100;

/** The whole log of everybody in the conversation: browsers decide what they believe of it. */
export async function readKeyLogs(
  db: Db,
  { caller, id }: { caller: Caller; id: string },
  { clock }: CallPlatform,
): Promise<ReplyOf<Calls['readKeyLogs']>> {
  const { peerId } = await enter(db, caller, id);
  const memberIds = [caller.memberId, peerId];
  const records = await listRecords(db, memberIds);
  const certificates = await listCertificates(db, memberIds, clock.now());
  return memberIds.map((memberId) => ({
    memberId,
    records: records
      .filter((record) => record.member_id === memberId)
      .map((record) => ({
        sequence: record.sequence,
        identityKey: record.identity_key,
        accountKey: record.account_key,
        accountKeyVersion: record.account_key_version,
        signature: record.signature,
        continuity: record.continuity,
      })),
    devices: certificates
      .filter((certificate) => certificate.member_id === memberId)
      .map(({ device_id, device_key, signature, created_at, active }) => ({
        deviceId: device_id,
        deviceKey: device_key,
        createdAt: created_at.toISOString(),
        signature,
        active,
      })),
  }));
}

export async function listEpochs(
  db: Db,
  { caller, id, from }: { caller: Caller; id: string; from: number },
): Promise<ReplyOf<Calls['listEpochs']>> {
  await enter(db, caller, id);
  const found = await findEpochs(db, { conversationId: id, memberId: caller.memberId }, from, EPOCHS_AT_ONCE + 1);
  return { epochs: found.slice(0, EPOCHS_AT_ONCE), more: found.length > EPOCHS_AT_ONCE };
}
