import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { proveKeys, type ProofPlatform } from '../transparency/index.ts';
import { listEpochs as findEpochs } from './queries/epochs.ts';
import { type CertificateRow, listRecords, listSigners } from './queries/keys.ts';
import { listCompanions, listJoining, runsGroup } from './groups/queries.ts';
import { findPeer } from './queries/peers.ts';
import { requireAccess } from './list-messages.ts';

type Calls = typeof conversationsRoutes;

const EPOCHS_AT_ONCE = 100;

type KeyLog = ReplyOf<Calls['getMemberKeys']>;

interface KeyLogsWanted {
  caller: Caller;
  /** Of the conversation or member. */
  id: string;
  /** The edition of which the caller has proofs. */
  provedIn?: number | undefined;
}

/** Returns the keys of all members of the conversation, and the certificates that verify what the caller can read in it. */
export async function listKeyLogs(
  db: Db,
  { caller, id, provedIn }: KeyLogsWanted,
  platform: ProofPlatform,
): Promise<ReplyOf<Calls['listKeyLogs']>> {
  const access = await requireAccess(db, caller, id);
  const signers = await listSigners(db, id, caller.memberId);
  return provedLogs(db, await membersOf(db, { caller, id }, access), signers, { provedIn }, platform);
}

async function membersOf(db: Db, { caller, id }: KeyLogsWanted, access: Awaited<ReturnType<typeof requireAccess>>): Promise<string[]> {
  if (access.kind === 'direct') return [caller.memberId, ...access.peerIds];
  const companions = await listCompanions(db, id, caller.memberId);
  const joining = access.admin ? await listJoining(db, id) : [];
  return [...new Set([caller.memberId, ...companions, ...joining])];
}

/** Returns the keys of the caller, or of a member whom they can invite to a group. Devices are omitted: nothing is verified with them. */
export async function getMemberKeys(db: Db, { caller, id, provedIn }: KeyLogsWanted, platform: ProofPlatform): Promise<KeyLog> {
  const isOpen = mayBrowse(caller) && (id === caller.memberId || (await mayInvite(db, caller.memberId, id)));
  const [log] = isOpen ? await provedLogs(db, [id], [], { provedIn }, platform) : [];
  if (!log) throw new ApiError('resource.notFound');
  return log;
}

async function mayInvite(db: Db, memberId: string, otherId: string): Promise<boolean> {
  const peer = await findPeer(db, memberId, otherId);
  return peer !== null && peer.open && (await runsGroup(db, memberId));
}

/** Proofs are read before the records: a record that is added in between is pending, and contradicts nothing. */
async function provedLogs(
  db: Db,
  memberIds: readonly string[],
  certificates: readonly CertificateRow[],
  { provedIn }: Pick<KeyLogsWanted, 'provedIn'>,
  platform: ProofPlatform,
): Promise<KeyLog[]> {
  const proofs = await proveKeys(db, { memberIds, provedIn }, platform);
  const logs = await logsOf(db, memberIds, certificates);
  return logs.map((log) => ({ ...log, proof: proofs.get(log.memberId) }));
}

/** Deleted accounts have no log. */
async function logsOf(db: Db, everybody: readonly string[], certificates: readonly CertificateRow[]): Promise<KeyLog[]> {
  const records = await listRecords(db, everybody);
  const memberIds = everybody.filter((memberId) => records.some((record) => record.member_id === memberId));
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
        previousHead: record.previous_head,
      })),
    devices: certificates
      .filter((certificate) => certificate.member_id === memberId)
      .map(({ device_id, device_key, signature, certified_on }) => ({
        deviceId: device_id,
        deviceKey: device_key,
        certifiedOn: certified_on,
        signature,
      })),
  }));
}

export async function listEpochs(
  db: Db,
  { caller, id, from }: { caller: Caller; id: string; from: number },
): Promise<ReplyOf<Calls['listEpochs']>> {
  await requireAccess(db, caller, id);
  const found = await findEpochs(db, { conversationId: id, memberId: caller.memberId }, from, EPOCHS_AT_ONCE + 1);
  return { epochs: found.slice(0, EPOCHS_AT_ONCE), more: found.length > EPOCHS_AT_ONCE };
}
