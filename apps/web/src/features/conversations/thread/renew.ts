import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError } from '@subrosa/contract/client/errors';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { RenewedEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import { silentClient } from '../../../shared/api/client.ts';
import { openGroup } from '../groups/open-group.ts';
import { certifyAgain } from '../vault/open-vault.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { refreshKeys } from './load.ts';
import { getSyncedState, resync, type SyncedState } from './sync.ts';

/** Keys can change between two steps; the number of retries is limited. */
const ATTEMPTS = 5;

/** The conversation whose keys are renewed. */
export type KeyRenewalInput = {
  conversationId: string;
  /** All members, for a conversation that has no keys yet. */
  members: readonly string[];
  /** The name and picture of a group, which every new epoch encrypts again. */
  state: GroupView['state'];
};

/** Runs an attempt with current keys; renews them when that is due, and retries when another device was faster. */
export async function withKeys<Answer>(keyed: KeyRenewalInput, attempt: () => Promise<Answer>, onStale = () => {}): Promise<Answer> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    try {
      if ((await getSyncedState(keyed.conversationId)).renewalDue) await renew(keyed);
      return await attempt();
    } catch (error) {
      if (!(await prepareRetry(error, keyed, onStale))) throw error;
    }
  }
  throw new Error('the keys of the conversation do not settle');
}

/** Creates the next epoch of the conversation. When another device was faster, its epoch applies. */
async function renew({ conversationId, members, state }: KeyRenewalInput): Promise<void> {
  const now = await getSyncedState(conversationId);
  const people = now.nextEpoch === 0 ? { members, admins: [] } : reachableMembers(now);
  const group = state && { carried: (await openGroup(conversationId, state)).proof };
  const renewed = await inVault((vault) => vault.renew({ conversationId, people, ...(group && { group }) }));
  await putEpoch(conversationId, renewed).catch((error: unknown) => {
    if (!isCode(error, 'conversations.epochStale')) throw error;
  });
  await refreshKeys(conversationId, true);
}

/** The members who still have an account: keys are not encrypted for deleted ones. */
export function reachableMembers({ members, admins, contacts }: SyncedState) {
  const isThere = (id: string) => contacts.some(({ memberId }) => memberId === id);
  return { members: members.filter(isThere), admins: admins.filter(isThere) };
}

export function putEpoch(conversationId: string, renewed: RenewedEpoch) {
  return silentClient.call(conversations.addEpoch, {
    params: { id: conversationId, epoch: renewed.record.epoch },
    body: epochBody(renewed),
  });
}

/** Converts to the mutable arrays of the contract. */
export function epochBody({ record, wraps, state }: RenewedEpoch) {
  return { record: { ...record, members: [...record.members], admins: [...record.admins] }, wraps, ...(state && { state }) };
}

/** Returns whether a retry makes sense, after preparing for it. */
async function prepareRetry(error: unknown, { conversationId }: KeyRenewalInput, onStale: () => void): Promise<boolean> {
  const isDue = error instanceof ConversationError && error.reason === 'renewalDue';
  const isUnknown = isCode(error, 'conversations.deviceNotCertified');
  if (!isDue && !isUnknown && !isCode(error, 'conversations.epochStale')) return false;
  onStale();
  if (isUnknown) await certifyAgain();
  const state = await resync(conversationId);
  // The vault checks the clock when it encrypts, so it detects an expired key first.
  return !isDue || state.renewalDue;
}

export const isCode = (error: unknown, code: string) => error instanceof ResponseError && error.code === code;
