import { reportReasons } from '@subrosa/rules/connections/reports';
import { z } from 'zod';
import { sequence } from './sealed.ts';

/** A file that was laid before staff: still sealed, with the key that opens it, which the payload proved. */
const shownFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int().describe('Of the file itself.'),
  key: z.string(),
  hash: z.string().describe('Of the file, as its sender committed to it.'),
  sealedHash: z.string(),
  url: z.string().describe('The sealed file, for a few minutes.'),
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
  }),
);
