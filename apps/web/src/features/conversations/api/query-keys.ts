const DOMAIN = 'conversations';

/** The query keys of all cached data of the chat. */
export const everyList = { queryKey: [DOMAIN, 'list'] };

export const unreadLists = { queryKey: [...everyList.queryKey, 'unread'] };

export const listKey = (show: string, search: string) => [...everyList.queryKey, show, search];

export const conversationKey = (id: string) => [DOMAIN, 'one', id];

export const previewKey = (conversationId: string, messageId: string) => [DOMAIN, 'preview', conversationId, messageId];

export const groupKey = (conversationId: string, stateId: string) => [DOMAIN, 'group', conversationId, stateId];

export const fileKey = (fileId: string) => [DOMAIN, 'file', fileId];

export const invitationsKey = [DOMAIN, 'invitations'];

export const pinnedKey = (conversationId: string) => [DOMAIN, 'pinned', conversationId];
