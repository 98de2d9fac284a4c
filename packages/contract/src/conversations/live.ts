import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { socketEvent, socketMessage } from '../socket.ts';
import { entry } from './schemas.ts';
import { sequence, sequenceRange, stampedReaction } from './ciphertext.ts';

/** `/conversation/connect` and `/conversation/disconnect` are in realtime.ts. */
export const conversationsMessages = {
  typeInConversation: socketMessage({
    name: '/conversation/typing',
    summary: 'The caller is typing; repeated every few seconds, never stored, published only if they may send',
    input: z.object({ conversationId: z.uuid('field.invalid') }),
    reply: z.object({}),
    example: { conversationId: examples.id },
  }),
};

const about = { conversationId: z.uuid() };

/** Received after `/conversation/connect`. If `sequence` has a gap to the last known one, load `messages` with `after`. */
export const conversationsEvent = socketEvent({
  name: 'conversations-{userId}',
  summary: 'One of the member’s conversations changed.',
  payload: z.discriminatedUnion('kind', [
    z
      .object({ ...about, kind: z.literal('entry'), entry })
      .describe('A new, edited or deleted entry; also published to the sender’s other device.'),
    z.object({
      ...about,
      kind: z.literal('cursor'),
      memberId: z.uuid(),
      readUpTo: sequence.nullable(),
      deliveredUpTo: sequence.nullable(),
      undecrypted: z.array(sequenceRange),
    }),
    z.object({ ...about, kind: z.literal('epoch'), epoch: z.int() }).describe('Load `epochs` before decrypting further messages.'),
    z.object({ ...about, kind: z.literal('keys'), memberId: z.uuid() }).describe('A member has a new identity: load `keys`.'),
    z.object({ ...about, kind: z.literal('typing'), memberId: z.uuid() }),
    z
      .object({ ...about, kind: z.literal('reaction'), messageId: z.uuid(), memberId: z.uuid(), reaction: stampedReaction.nullable() })
      .describe('Null if the reaction was removed. Published only to members who may read.'),
    z
      .object({ ...about, kind: z.literal('changed') })
      .describe('Archived, muted, pinned, invited, joined or left, possibly on another device: load it again, including invitations.'),
  ]),
});
