import { reportReasons } from '@subrosa/rules/connections/reports';
import { z } from 'zod';
import { reportedState, sequence } from './ciphertext.ts';

/** A file that was disclosed to staff: still encrypted, with its key, which the payload proved. */
const shownFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int().describe('Size of the file itself.'),
  key: z.string(),
  hash: z.string().describe('Hash of the file, to which its sender committed.'),
  encryptedHash: z.string(),
  url: z.string().describe('URL of the encrypted file for a few minutes.'),
  preview: z.boolean().describe('Whether it is the sender’s thumbnail of the file of this name.'),
});

/** The reports of a conversation. */
export const staffCase = z.array(
  z.object({
    id: z.uuid(),
    reporter: z.string().nullable(),
    reason: z.enum(reportReasons),
    text: z.string().nullable(),
    at: z.iso.datetime(),
    messages: z.array(
      z.object({
        sender: z.string().nullable(),
        sentAt: z.iso.datetime(),
        sequence,
        text: z.string(),
        attachments: z.array(shownFile),
      }),
    ),
    states: z
      .array(
        z.object({
          kind: reportedState.shape.kind,
          sender: z.string().nullable(),
          on: z.iso.date().describe('In UTC.'),
          text: z.string().describe('The emoji of a reaction; the name of a group.'),
          attachments: z.array(shownFile).describe('The picture of a group.'),
        }),
      )
      .describe('State that members see besides messages.'),
  }),
);
