import type { ConversationView } from '@subrosa/contract/conversations/parts';

export type Participant = ConversationView['members'][number];

/** Whom one talks to; the conversation of two has one other. */
export const peerOf = ({ members }: ConversationView, ownId: string | undefined): Participant | undefined =>
  members.find(({ id }) => id !== ownId);
