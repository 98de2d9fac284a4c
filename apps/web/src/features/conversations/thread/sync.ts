import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationState } from '@subrosa/crypto/vault/protocol';
import { quietClient } from '../../../shared/api/client.ts';
import { savePins } from '../vault/save-pins.ts';
import { inVault } from '../vault/vault.ts';

/** What the vault knows of a conversation, and who has new keys that the old ones vouched for. */
export type Synced = ConversationState & { rotated: readonly string[] };

const known = new Map<string, Promise<Synced>>();

/** The keys of a conversation, as checked by the vault; asked for once, until something says that they changed. */
export function synced(conversationId: string): Promise<Synced> {
  const before = known.get(conversationId);
  if (before) return before;
  const pending = sync(conversationId);
  known.set(conversationId, pending);
  pending.catch(() => known.delete(conversationId));
  return pending;
}

/** Asks the service anew. */
export function syncAgain(conversationId: string): Promise<Synced> {
  known.delete(conversationId);
  return synced(conversationId);
}

export function forgetSynced(): void {
  known.clear();
}

async function sync(conversationId: string): Promise<Synced> {
  const state = await syncOnce(conversationId);
  // An epoch can arrive after the logs were read, by a device whose certificate came with it.
  return state.refused?.because === 'epochs' ? syncOnce(conversationId) : state;
}

async function syncOnce(conversationId: string): Promise<Synced> {
  const params = { id: conversationId };
  const logs = await quietClient.call(conversations.readKeyLogs, { params });
  let state = await inVault((vault) => vault.sync({ conversationId, epochs: [], logs }));
  const rotated = new Set(rotatedIn(state));
  let { pinsChanged } = state;
  for (let more = true; more && !state.refused;) {
    const page = await quietClient.call(conversations.listEpochs, { params, query: { from: state.nextEpoch } });
    more = page.more && page.epochs.length > 0;
    if (page.epochs.length > 0) state = await inVault((vault) => vault.sync({ conversationId, epochs: page.epochs, logs }));
    for (const memberId of rotatedIn(state)) rotated.add(memberId);
    pinsChanged ||= state.pinsChanged;
  }
  if (pinsChanged) savePins();
  return { ...state, rotated: [...rotated] };
}

const rotatedIn = ({ contacts }: ConversationState) => contacts.filter(({ state }) => state === 'rotated').map(({ memberId }) => memberId);
