import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { createContext, useContext } from 'react';
import type { Participant, Thread } from '../../conversations/index.ts';

type DialogName =
  | 'safety'
  | 'report'
  | 'block'
  | 'deleteForMe'
  | 'deleteForAll'
  | 'mute'
  | 'forward'
  | 'gallery'
  | 'pinned'
  | 'group'
  | 'describe'
  | 'invite'
  | 'remove'
  | 'leave';

/** Which dialog is open, and about which message or member; the last one stays while it fades. */
export type OpenDialog = { name: DialogName; opened: boolean; messageId?: string; memberId?: string } | null;

/** What a dialog about a conversation is given. */
export type ConversationDialogProps = { opened: boolean; onClose: () => void; messageId: string; memberId: string };

type OpenConversation = {
  conversation: ConversationView;
  thread: Thread;
  ownId: string;
  /** The other, where two talk. */
  peer: Participant | undefined;
  /** What the conversation is called. */
  name: string;
  nameOf: (memberId: string) => string;
  open: (dialog: OpenDialog) => void;
};

export const ConversationContext = createContext<OpenConversation | null>(null);

/** What a message needs around it to be drawn. It stays the same while others come and are read, so that those that are there are not drawn again. */
type Rows = Pick<OpenConversation, 'ownId' | 'nameOf'> & { conversationId: string; isGroup: boolean };

export const RowsContext = createContext<Rows | null>(null);

/** The conversation around a message. */
export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('there is no list of messages around this component');
  return rows;
}

/** The conversation around a component. */
export function useConversation(): OpenConversation {
  const conversation = useContext(ConversationContext);
  if (!conversation) throw new Error('there is no conversation around this component');
  return conversation;
}
