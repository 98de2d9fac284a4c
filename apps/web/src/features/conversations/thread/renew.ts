import { conversations } from '@subrosa/contract/endpoints/conversations';
import { CallError } from '@subrosa/contract/client/errors';
import type { GroupView } from '@subrosa/contract/conversations/parts';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { RenewedEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import { quietClient } from '../../../shared/api/client.ts';
import { openGroup } from '../groups/open-group.ts';
import { certifyAgain } from '../vault/open-vault.ts';
import { inVault } from '../vault/vault.ts';
import { noteKeys } from './load.ts';
import { synced, syncAgain, type Synced } from './sync.ts';

/** Keys can change between two steps; they do not change for ever. */
const ATTEMPTS = 5;

/** What the keys of a conversation are renewed for. */
export type Keyed = {
  conversationId: string;
  /** Everybody in a conversation that has no keys yet. */
  members: readonly string[];
  /** Name and picture of a group, which every new key seals anew. */
  state: GroupView['state'];
};

/** Does something under keys that are in order; renews them where that is due, and again where somebody else was first. */
export async function withKeys<Answer>(keyed: Keyed, attempt: () => Promise<Answer>, onStale = () => {}): Promise<Answer> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    try {
      if ((await synced(keyed.conversationId)).renewalDue) await renew(keyed);
      return await attempt();
    } catch (error) {
      if (!(await prepareRetry(error, keyed, onStale))) throw error;
    }
  }
  throw new Error('the keys of the conversation do not settle');
}

/** The next keys of the conversation. Somebody else's may have come first: then those count. */
async function renew({ conversationId, members, state }: Keyed): Promise<void> {
  const now = await synced(conversationId);
  const people = now.nextEpoch === 0 ? { members, admins: [] } : reachable(now);
  const group = state && { carried: (await openGroup(conversationId, state)).proof };
  const made = await inVault((vault) => vault.renew({ conversationId, people, ...(group && { group }) }));
  await putEpoch(conversationId, made).catch((error: unknown) => {
    if (!isCode(error, 'conversations.epochStale')) throw error;
  });
  await noteKeys(conversationId, true);
}

/** Who is in it and still has an account: nothing is sealed to who is gone. */
export function reachable({ members, admins, contacts }: Synced) {
  const isThere = (id: string) => contacts.some(({ memberId }) => memberId === id);
  return { members: members.filter(isThere), admins: admins.filter(isThere) };
}

export function putEpoch(conversationId: string, made: RenewedEpoch) {
  return quietClient.call(conversations.putEpoch, { params: { id: conversationId, epoch: made.record.epoch }, body: epochBody(made) });
}

/** As the contract has it: lists that may be changed. */
export function epochBody({ record, wraps, state }: RenewedEpoch) {
  return { record: { ...record, members: [...record.members], admins: [...record.admins] }, wraps, ...(state && { state }) };
}

/** Whether it is worth another attempt, with everything done that can be done before it. */
async function prepareRetry(error: unknown, { conversationId }: Keyed, onStale: () => void): Promise<boolean> {
  const isDue = error instanceof ConversationError && error.because === 'renewalDue';
  const isUnknown = isCode(error, 'conversations.deviceUnknown');
  if (!isDue && !isUnknown && !isCode(error, 'conversations.epochStale')) return false;
  onStale();
  if (isUnknown) await certifyAgain();
  const state = await syncAgain(conversationId);
  // The vault looks at the clock when it writes: an old key is noticed there first.
  return !isDue || state.renewalDue;
}

export const isCode = (error: unknown, code: string) => error instanceof CallError && error.code === code;
