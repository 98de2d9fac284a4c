import { reportReasons } from '@subrosa/rules/connections/reports';
import { z } from 'zod';
import { reportedState, sequence } from './ciphertext.ts';

/** A file that was laid before staff: still sealed, with the key that opens it, which the payload proved. */
const shownFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int().describe('Of the file itself.'),
  key: z.string(),
  hash: z.string().describe('Of the file, as its sender committed to it.'),
  encryptedHash: z.string(),
  url: z.string().describe('The sealed file, for a few minutes.'),
  preview: z.boolean().describe('A smaller picture that its sender made of the file of this name.'),
});

/** What was reported of a conversation. */
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
          text: z.string().describe('The sign of a reaction; the name of a group.'),
          attachments: z.array(shownFile).describe('The picture of a group.'),
        }),
      )
      .describe('What members see of each other besides messages.'),
  }),
);
