import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError } from '@subrosa/contract/client/errors';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { RenewedEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import { silentClient } from '../../../shared/api/client.ts';
import { openGroup } from '../groups/open-group.ts';
import { certifyAgain } from '../vault/open-vault.ts';
import { inVault } from '../vault/vault.ts';
import { refreshKeys } from './load.ts';
import { getSyncedState, resync, type SyncedState } from './sync.ts';

/** Keys can change between two steps; they do not change for ever. */
const ATTEMPTS = 5;

/** What the keys of a conversation are renewed for. */
export type KeyRenewalInput = {
  conversationId: string;
  /** Everybody in a conversation that has no keys yet. */
  members: readonly string[];
  /** Name and picture of a group, which every new key seals anew. */
  state: GroupView['state'];
};

/** Does something under keys that are in order; renews them where that is due, and again where somebody else was first. */
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

/** The next keys of the conversation. Somebody else's may have come first: then those count. */
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

/** Who is in it and still has an account: nothing is sealed to who is gone. */
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

/** As the contract has it: lists that may be changed. */
export function epochBody({ record, wraps, state }: RenewedEpoch) {
  return { record: { ...record, members: [...record.members], admins: [...record.admins] }, wraps, ...(state && { state }) };
}

/** Whether it is worth another attempt, with everything done that can be done before it. */
async function prepareRetry(error: unknown, { conversationId }: KeyRenewalInput, onStale: () => void): Promise<boolean> {
  const isDue = error instanceof ConversationError && error.reason === 'renewalDue';
  const isUnknown = isCode(error, 'conversations.deviceNotCertified');
  if (!isDue && !isUnknown && !isCode(error, 'conversations.epochStale')) return false;
  onStale();
  if (isUnknown) await certifyAgain();
  const state = await resync(conversationId);
  // The vault looks at the clock when it writes: an old key is noticed there first.
  return !isDue || state.renewalDue;
}

export const isCode = (error: unknown, code: string) => error instanceof ResponseError && error.code === code;
