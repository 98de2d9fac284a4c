import { randomBytes } from 'node:crypto';
import type { ChatMember } from '../../apps/server/test/support/conversations.ts';
import type { Writer } from '../ledger/writer.ts';
import { rows, versioned, type Routine } from './routine.ts';

interface Side {
  chatMember: ChatMember;
  writer: Writer;
}

/** Two members exchange messages, encrypted as browsers do; the recipient reads, pins and hides them. */
export async function chatting(one: Side, other: Side, conversationId: string): Promise<Routine> {
  const write = await one.chatMember.writerIn(conversationId);
  const params = { id: conversationId };
  const of = (what: string) => `${what} in ${conversationId}`;
  const savePins = versioned(one.writer, 'conversations.savePins', 'conversations.getPins');

  return {
    kind: 'facts',
    calls: [
      'conversations.sendMessage',
      'conversations.moveCursor',
      'conversations.changeConversation',
      'conversations.pinMessage',
      'conversations.unpinMessage',
      'conversations.deleteMessage',
      'conversations.savePins',
      'helpdesk.writeToStaff',
      'helpdesk.markHelpdeskRead',
    ],
    run: async (number) => {
      const envelope = await write(`number ${number}`);
      const { body } = await one.writer.write<{ sequence: number }>(
        'conversations.sendMessage',
        { params, body: envelope },
        ({ sequence }) =>
          rows(`message ${envelope.id}`, 'message WHERE id = $1 AND conversation_id = $2 AND sequence = $3', [
            envelope.id,
            conversationId,
            sequence,
          ]),
      );
      const { sequence } = body;
      await other.writer.write('conversations.moveCursor', { params, body: { read: sequence } }, () =>
        rows(of('cursor'), 'conversation_member WHERE conversation_id = $1 AND member_id = $2 AND last_read_sequence >= $3', [
          conversationId,
          other.writer.memberId,
          sequence,
        ]),
      );
      const message = { params: { ...params, messageId: envelope.id } };
      const pinned = (count: number) =>
        rows(
          `pin ${sequence} ${of('place')}`,
          'message_pin WHERE conversation_id = $1 AND sequence = $2',
          [conversationId, sequence],
          count,
        );
      switch (number % 4) {
        case 0:
          await other.writer.write('conversations.pinMessage', message, () => pinned(1));
          await other.writer.write('conversations.unpinMessage', message, () => pinned(0));
          break;
        case 1:
          await other.writer.write('conversations.deleteMessage', { ...message, query: { for: 'me' } }, () =>
            rows(`hidden ${envelope.id}`, 'message_hidden WHERE conversation_id = $1 AND sequence = $2 AND member_id = $3', [
              conversationId,
              sequence,
              other.writer.memberId,
            ]),
          );
          break;
        case 2: {
          const muted = number % 8 === 2;
          await one.writer.write('conversations.changeConversation', { params, body: { muted } }, () =>
            rows(of('muted'), 'conversation_member WHERE conversation_id = $1 AND member_id = $2 AND muted = $3', [
              conversationId,
              one.writer.memberId,
              muted,
            ]),
          );
          const encrypted = randomBytes(60).toString('base64url');
          await savePins({ ciphertext: encrypted }, () =>
            rows(of('pins'), 'conversation_settings WHERE member_id = $1 AND ciphertext = $2', [one.writer.memberId, encrypted]),
          );
          break;
        }
        default:
          await writeToStaff(number);
      }
    },
  };

  async function writeToStaff(number: number): Promise<void> {
    const id = crypto.randomUUID();
    const { body } = await other.writer.write<{ sequence: number }>(
      'helpdesk.writeToStaff',
      { body: { id, text: `How do I count to ${number}?` } },
      () => rows(`helpdesk message ${id}`, 'helpdesk_message WHERE id = $1', [id]),
    );
    await other.writer.write('helpdesk.markHelpdeskRead', { body: { read: body.sequence } }, () =>
      rows(of('helpdesk'), 'helpdesk_thread WHERE member_id = $1 AND last_read_sequence >= $2', [other.writer.memberId, body.sequence]),
    );
  }
}
