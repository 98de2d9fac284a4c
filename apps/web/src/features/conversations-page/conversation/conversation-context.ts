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

/** Which dialog is open, and for which message or member; the last one stays while it fades out. */
export type OpenDialog = { name: DialogName; opened: boolean; messageId?: string; memberId?: string } | null;

/** The props of a conversation dialog. */
export type ConversationDialogProps = { opened: boolean; onClose: () => void; messageId: string; memberId: string };

type OpenConversation = {
  conversation: ConversationView;
  thread: Thread;
  ownId: string;
  /** The other member of a conversation of two. */
  peer: Participant | undefined;
  /** The title of the conversation. */
  name: string;
  nameOf: (memberId: string) => string;
  open: (dialog: OpenDialog) => void;
};

export const ConversationContext = createContext<OpenConversation | null>(null);

/** The context of a message. It stays the same while other messages arrive and are read, so that existing ones are not rendered again. */
type Rows = Pick<OpenConversation, 'ownId' | 'nameOf'> & { conversationId: string; isGroup: boolean };

export const RowsContext = createContext<Rows | null>(null);

/** The conversation that contains a message. */
export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('there is no list of messages around this component');
  return rows;
}

/** The conversation that contains a component. */
export function useConversation(): OpenConversation {
  const conversation = useContext(ConversationContext);
  if (!conversation) throw new Error('there is no conversation around this component');
  return conversation;
}
