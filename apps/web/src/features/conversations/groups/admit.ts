import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { conversationKey, everyList } from '../api/query-keys.ts';
import { openVault } from '../vault/open-vault.ts';
import { useVault } from '../../../shared/vault/vault.ts';
import { changePeople } from './change-people.ts';

const admitting = new Set<string>();

const isDue = ({ group }: ConversationView) => group !== null && group.can.manage && group.joining.length > 0;

/** Admits members who accepted an invitation: only an admin's browser can encrypt the keys for them. */
export async function admit(queryClient: QueryClient, conversation: ConversationView): Promise<void> {
  const { id } = conversation;
  if (!isDue(conversation) || admitting.has(id)) return;
  admitting.add(id);
  try {
    await changePeople(id, ({ members, admins }, { group }) => {
      const joining = group?.joining.map((one) => one.id).filter((memberId) => !members.includes(memberId)) ?? [];
      return joining.length === 0 ? null : { members: [...members, ...joining], admins };
    });
    await Promise.all([queryClient.invalidateQueries({ queryKey: conversationKey(id) }), queryClient.invalidateQueries(everyList)]);
  } finally {
    admitting.delete(id);
  }
}

/** Admits members automatically, but only for an admin who shows their presence, because everyone in the group sees it happen. */
export async function admitAutomatically(queryClient: QueryClient, conversation: ConversationView): Promise<void> {
  if (!isDue(conversation)) return;
  const { body: settings } = await queryClient.ensureQueryData(settingsQuery);
  if (settings.showPresence) await admit(queryClient, conversation);
}

/** Runs on any page after a change of a conversation, because a member may await admission. */
export async function admitIfDue(queryClient: QueryClient, id: string): Promise<void> {
  const view = await silentClient.call(conversations.getConversation, { params: { id } });
  if (!isDue(view)) return;
  await openVault();
  if (useVault.getState().state === 'open') await admitAutomatically(queryClient, view);
}
