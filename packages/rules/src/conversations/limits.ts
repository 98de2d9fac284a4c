const MINUTE = 60_000;

export const conversationLimits = {
  /** Conversations a page. */
  page: 10,
  mostAtOnce: 50,
  /** What a page counter reaches. */
  rows: 1000,
  /** Messages a page of history. */
  history: 50,
  mostMessages: 200,
  /** Unread messages are counted no further: "99+". */
  unread: 100,
  members: 50,
  /** Of a ciphertext, with its tag: 4,000 characters of four bytes each, padded. */
  ciphertextBytes: 20_496,
  /** Of the payload in a report: what fits into such a ciphertext. */
  payloadBytes: 20_444,
  /** Of the sealed settings, in bytes. */
  settingsBytes: 262_144,
  reportedMessages: 50,
  /** How far the time that an epoch claims may lie from the server's. */
  epochClockMs: 10 * MINUTE,
} as const;
