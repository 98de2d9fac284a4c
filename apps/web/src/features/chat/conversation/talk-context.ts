import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { createContext, useContext } from 'react';
import type { Participant, Thread } from '../../conversations/index.ts';

/** Which dialog is open, and about which message; the last one stays while it fades. */
export type AskedDialog = {
  name: 'safety' | 'report' | 'block' | 'deleteForMe' | 'deleteForAll';
  opened: boolean;
  messageId?: string;
} | null;

type Talk = {
  conversation: ConversationView;
  thread: Thread;
  ownId: string;
  peer: Participant | undefined;
  open: (dialog: AskedDialog) => void;
};

export const TalkContext = createContext<Talk | null>(null);

/** The conversation around a component. */
export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error('there is no conversation around this component');
  return talk;
}
