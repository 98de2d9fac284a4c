import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { socketEvent, socketMessage } from '../socket.ts';
import { entry } from './schemas.ts';
import { sequence, stampedReaction } from './ciphertext.ts';

/** `/conversation/connect` and `/conversation/disconnect` stand in realtime.ts. */
export const conversationsMessages = {
  typeInConversation: socketMessage({
    name: '/conversation/typing',
    summary: 'One is writing; said again every few seconds, never stored, told only where one may send',
    input: z.object({ conversationId: z.uuid('field.invalid') }),
    reply: z.object({}),
    example: { conversationId: examples.id },
  }),
};

const about = { conversationId: z.uuid() };

/** Heard after `/conversation/connect`. Where `sequence` leaves a gap to what is known, ask `messages` with `after`. */
export const conversationsEvent = socketEvent({
  name: 'conversations-{userId}',
  summary: 'Something happened in one of the member’s conversations.',
  payload: z.discriminatedUnion('kind', [
    z
      .object({ ...about, kind: z.literal('entry'), entry })
      .describe('A new entry, or one that was edited or deleted; also to the sender’s other device.'),
    z.object({
      ...about,
      kind: z.literal('cursor'),
      memberId: z.uuid(),
      readUpTo: sequence.nullable(),
      deliveredUpTo: sequence.nullable(),
    }),
    z.object({ ...about, kind: z.literal('epoch'), epoch: z.int() }).describe('Ask `epochs` before reading on.'),
    z.object({ ...about, kind: z.literal('keys'), memberId: z.uuid() }).describe('A member has a new identity: ask `keys`.'),
    z.object({ ...about, kind: z.literal('typing'), memberId: z.uuid() }),
    z
      .object({ ...about, kind: z.literal('reaction'), messageId: z.uuid(), memberId: z.uuid(), reaction: stampedReaction.nullable() })
      .describe('Null where it was taken back. Told only to who may read.'),
    z
      .object({ ...about, kind: z.literal('changed') })
      .describe('Archived, muted, pinned, invited, let in or left, perhaps on another device: ask again, also for invitations.'),
  ]),
});
