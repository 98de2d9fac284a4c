import { useConversation } from './conversation-context.ts';

/** The members whose keys changed or prevent sending: the other one of two, or the members of a group and those about to join. */
export function useContacts() {
  const { conversation, thread, ownId } = useConversation();
  const { members, group } = conversation;
  const ids = [...members, ...(group?.joining ?? [])].map(({ id }) => id).filter((id) => id !== ownId);
  const contacts = thread.keys?.contacts.filter(({ memberId }) => ids.includes(memberId)) ?? [];
  return {
    rejected: contacts.find(({ state }) => state === 'rejected'),
    changed: contacts.find(({ state }) => state === 'changed'),
    unconfirmed: contacts.find(({ state }) => state === 'unconfirmed'),
    unproved: contacts.find(({ state }) => state === 'unproved'),
    rotated: ids.find((id) => thread.rotated.includes(id)),
  };
}
