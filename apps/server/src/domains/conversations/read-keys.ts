import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { listEpochs as findEpochs } from './queries/epochs.ts';
import { listCertificates, listRecords } from './queries/keys.ts';
import { listCompanions, listJoining } from './groups/queries.ts';
import { findPeer } from './queries/peers.ts';
import { enter } from './read-history.ts';

type Calls = typeof conversationsCalls;

const EPOCHS_AT_ONCE = 100;

/** The whole log of everybody in the conversation: browsers decide what they believe of it. */
export async function readKeyLogs(
  db: Db,
  { caller, id }: { caller: Caller; id: string },
  { clock }: CallPlatform,
): Promise<ReplyOf<Calls['readKeyLogs']>> {
  const access = await enter(db, caller, id);
  if (access.kind === 'direct') return logsOf(db, [caller.memberId, ...access.peerIds], clock);
  const companions = await listCompanions(db, id, caller.memberId);
  const joining = access.admin ? await listJoining(db, id) : [];
  return logsOf(db, [...new Set([caller.memberId, ...companions, ...joining])], clock);
}

/** Of somebody who could be invited, or of oneself. */
export async function readKeysOf(
  db: Db,
  { caller, id }: { caller: Caller; id: string },
  { clock }: CallPlatform,
): Promise<ReplyOf<Calls['readKeysOf']>> {
  const peer = mayBrowse(caller) && (id === caller.memberId ? { open: true } : await findPeer(db, caller.memberId, id));
  const [log] = peer && peer.open ? await logsOf(db, [id], clock) : [];
  if (!log) throw new Refusal('page.missing');
  return log;
}

/** Whose account is gone has no log. */
async function logsOf(db: Db, everybody: readonly string[], clock: Clock): Promise<ReplyOf<Calls['readKeyLogs']>> {
  const records = await listRecords(db, everybody);
  const memberIds = everybody.filter((memberId) => records.some((record) => record.member_id === memberId));
  if (memberIds.length === 0) return [];
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
