import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationState } from '@subrosa/vault/protocol';
import { silentClient } from '../../../shared/api/client.ts';
import { followIfBehind } from '../vault/key-log.ts';
import { savePins } from '../vault/save-pins.ts';
import { inVault } from '../../../shared/vault/vault.ts';

/** The vault's state of a conversation, and the members whose new keys are signed by the old ones. */
export type SyncedState = ConversationState & { rotated: readonly string[] };

const cachedStates = new Map<string, Promise<SyncedState>>();
const knownMembers = new Map<string, readonly string[]>();

/** The keys of a conversation, verified by the vault; fetched once and cached until they change. */
export function getSyncedState(conversationId: string): Promise<SyncedState> {
  const before = cachedStates.get(conversationId);
  if (before) return before;
  const pending = sync(conversationId);
  cachedStates.set(conversationId, pending);
  pending.catch(() => cachedStates.delete(conversationId));
  return pending;
}

/** Fetches the state again. */
export function resync(conversationId: string): Promise<SyncedState> {
  cachedStates.delete(conversationId);
  return getSyncedState(conversationId);
}

export function clearSynced(): void {
  cachedStates.clear();
  knownMembers.clear();
}

async function sync(conversationId: string): Promise<SyncedState> {
  const state = await syncOnce(conversationId);
  // An epoch can arrive after the key logs were read, from a device whose certificate came with it.
  return state.error?.reason === 'epochs' ? syncOnce(conversationId) : state;
}

async function syncOnce(conversationId: string): Promise<SyncedState> {
  const params = { id: conversationId };
  const logs = await fetchKeyLogs(conversationId);
  const syncLogs = () => inVault((vault) => vault.sync({ conversationId, epochs: [], logs }));
  let state = await syncLogs();
  // The proofs can be of an edition that was published since.
  if (await followIfBehind()) state = await syncLogs();
  const rotated = new Set(rotatedIn(state));
  let { pinsChanged } = state;
  for (let more = true; more && !state.error;) {
    const page = await silentClient.call(conversations.listEpochs, { params, query: { from: state.nextEpoch } });
    more = page.more && page.epochs.length > 0;
    if (page.epochs.length > 0) state = await inVault((vault) => vault.sync({ conversationId, epochs: page.epochs, logs }));
    for (const memberId of rotatedIn(state)) rotated.add(memberId);
    pinsChanged ||= state.pinsChanged;
  }
  if (pinsChanged) savePins();
  return { ...state, rotated: [...rotated] };
}

/** With proofs of the log, unless the vault has those of the newest edition. */
async function fetchKeyLogs(conversationId: string) {
  const params = { id: conversationId };
  const memberIds = [...(knownMembers.get(conversationId) ?? [])];
  const { edition } = memberIds.length === 0 ? { edition: null } : await inVault((vault) => vault.provedIn({ memberIds }));
  const logs = await silentClient.call(conversations.listKeyLogs, { params, query: edition === null ? {} : { provedIn: edition } });
  knownMembers.set(
    conversationId,
    logs.map(({ memberId }) => memberId),
  );
  const isSomebodyNew = logs.some(({ memberId }) => !memberIds.includes(memberId));
  return edition !== null && isSomebodyNew ? silentClient.call(conversations.listKeyLogs, { params, query: {} }) : logs;
}

const rotatedIn = ({ contacts }: ConversationState) => contacts.filter(({ state }) => state === 'rotated').map(({ memberId }) => memberId);
