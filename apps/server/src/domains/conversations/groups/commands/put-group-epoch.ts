import type { GroupView } from '@subrosa/contract/conversations/schemas';
import type { EpochRecord, RenewedGroup } from '@subrosa/contract/conversations/ciphertext';
import type { Wrap } from '@subrosa/crypto/signed/epoch';
import { idsOf } from '@subrosa/crypto/signed/membership';
import { findEpochProblem } from '@subrosa/crypto/signed/verify-epoch';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { groupChanges } from '@subrosa/rules/conversations/groups';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { hasNewestKeys, isThere } from '../../epoch-checks.ts';
import { publishToMembers } from '../../publish.ts';
import { lockGroup, type Access } from '../../queries/access.ts';
import { findEpoch } from '../../queries/epochs.ts';
import { findCertificate } from '../../queries/keys.ts';
import { isSignedByDevice } from '../../signatures.ts';
import { addEpoch } from '../../store/epochs.ts';
import { saveSigner } from '../../check-sender.ts';
import { listParticipants, listStates } from '../queries.ts';
import { stampGroup } from '../stamp-group.ts';
import { admit, dismiss, nameAdmins, saveState } from '../store.ts';
import { appendGroupEvents } from '../append-group-events.ts';

export interface PuttingInGroup {
  caller: Caller;
  conversationId: string;
  epoch: number;
  record: EpochRecord;
  wraps: readonly Wrap[];
  state?: RenewedGroup | undefined;
  /** Set when the caller leaves: the record then excludes them. */
  leaving?: boolean;
}

type AfterCommit = (effect: () => void) => void;

/**
 * Adds the next epoch of a group, which sets its members: admins add members who accepted, and remove; any member renews
 * the key. One of two concurrent epochs is accepted. Returns null when the caller sees no such group.
 */
export async function putGroupEpoch(
  tx: Tx,
  putting: PuttingInGroup,
  platform: ApiPlatform,
  afterCommit: AfterCommit,
): Promise<Access | null> {
  const access = await lockGroup(tx, putting.caller.memberId, putting.conversationId);
  if (!access) return null;
  const isPassed = access.epoch !== null && putting.epoch <= access.epoch;
  if (isPassed && (await isThere(tx, putting))) return access;
  if (access.left) return null;
  if (isPassed) throw new ApiError('conversations.epochStale');
  await saveGroupEpoch(tx, putting, access, platform, afterCommit);
  return access;
}

async function saveGroupEpoch(
  tx: Tx,
  putting: PuttingInGroup,
  access: Access,
  platform: ApiPlatform,
  afterCommit: AfterCommit,
): Promise<void> {
  const { caller, conversationId, epoch, record, wraps } = putting;
  const at = platform.clock.now();
  const certificate = await findCertificate(tx, caller, conversationId);
  if (certificate === null || record.deviceId !== caller.deviceId) throw new ApiError('conversations.deviceNotCertified');
  const { deviceKey } = certificate;
  const previous = access.epoch === null ? null : await findEpoch(tx, conversationId, access.epoch);
  if (!matchesRequest(putting, at) || (await findEpochProblem({ record, previous, wraps, deviceKey }))) {
    throw new ApiError('conversations.epochInvalid');
  }
  const participants = await listParticipants(tx, conversationId);
  assertParticipants(record, participants);
  if (!(await hasNewestKeys(tx, record))) throw new ApiError('conversations.epochStale');
  const described = await describedBy(tx, putting, access, { deviceKey, platform });

  await addEpoch(tx, record, wraps);
  await saveSigner(tx, { caller, conversationId, epoch }, { ...certificate, isSigner: false });
  const next = idsOf(record);
  const change = { groupId: conversationId, newest: access.newest, at };
  const gone = participants.members.filter((id) => !next.includes(id));
  const come = next.filter((id) => !participants.members.includes(id));
  await admit(tx, change, come);
  await dismiss(tx, change, gone);
  await nameAdmins(tx, conversationId, record.admins);
  if (described) await saveState(tx, conversationId, described);
  const before = previous && { members: idsOf(previous), admins: previous.admins };
  const changes = groupChanges(before, { members: next, admins: record.admins }, caller.memberId);
  await appendGroupEvents(tx, { ...change, epoch, makerId: caller.memberId, recipientIds: next, changes }, platform.live, afterCommit);
  afterCommit(() => {
    publishToMembers(platform.live, next, { kind: 'epoch', conversationId, epoch });
    publishToMembers(platform.live, [...next, ...gone], { kind: 'changed', conversationId });
  });
}

function matchesRequest({ caller, conversationId, epoch, record, leaving = false }: PuttingInGroup, now: Date): boolean {
  return (
    record.conversationId === conversationId &&
    record.epoch === epoch &&
    record.creatorId === caller.memberId &&
    record.admins.length > 0 &&
    idsOf(record).includes(caller.memberId) !== leaving &&
    Math.abs(Date.parse(record.createdOn) - now.getTime()) <= conversationLimits.epochClockMs
  );
}

/** Only members and those who accepted may be in the record. One may have left or been withdrawn since the browser loaded the list. */
function assertParticipants(record: EpochRecord, { members, joining }: { members: readonly string[]; joining: readonly string[] }): void {
  const allowed = new Set([...members, ...joining]);
  if (idsOf(record).some((id) => !allowed.has(id))) throw new ApiError('conversations.epochStale');
}

/**
 * Returns name and picture under the new key, so that new members can read them. The author and their tag are carried on;
 * only an admin may set others. Returns null when the caller leaves without them.
 */
async function describedBy(
  tx: Tx,
  { caller, conversationId, epoch, state, leaving = false }: PuttingInGroup,
  access: Access,
  { deviceKey, platform }: { deviceKey: string; platform: ApiPlatform },
): Promise<GroupView['state']> {
  if (!state && leaving) return null;
  const isOurs = state?.epoch === epoch && state.deviceId === caller.deviceId;
  if (!isOurs || !isSignedByDevice(deviceKey, { ...state, conversationId, senderId: caller.memberId }, state)) {
    throw new ApiError('conversations.epochInvalid');
  }
  const { carried, ...envelope } = state;
  const [before] = await listStates(tx, [conversationId]);
  if (carried && before?.state) return { ...envelope, senderId: caller.memberId, stamped: before.state.stamped };
  const isShort = Buffer.from(envelope.ciphertext, 'base64url').length <= conversationLimits.groupBytes;
  if (carried || !access.admin || !isShort) throw new ApiError('conversations.epochInvalid');
  return stampGroup({ caller, conversationId, state: envelope }, platform);
}
