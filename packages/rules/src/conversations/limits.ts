const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

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
  /** How far the start of the day that an epoch names may be from now: yesterday, today and tomorrow in UTC. */
  epochClockMs: 48 * 60 * MINUTE,
  editWithinMs: 15 * MINUTE,
  /** Messages that a conversation keeps at its top, and conversations that a member keeps at theirs. */
  pinnedMessages: 10,
  pinnedConversations: 10,
  /** Of a reaction's ciphertext: one step of padding, with its tag. */
  reactionBytes: 272,
  /** Of the ciphertext that holds a group's name and picture, as their author sends them. */
  groupBytes: 2064,
  /** Of the same under a later key: whatever fits above fits here with its proof. */
  carriedGroupBytes: 3088,
  groupName: 100,
  /** Of an invitation, sealed to who is invited. */
  invitationBytes: 1024,
  /** Invitations that wait for one member, and of one group. */
  invitations: 100,
} as const;

export const attachmentLimits = {
  /** Files of one message. Each may have a thumbnail, which is a file of its own. */
  files: 10,
  bytes: 25 * MEGABYTE,
  /** What 25 MB are once they are padded and sealed in chunks. */
  encryptedBytes: 26_745_216,
  /** Begun or finished, and not yet in a message. */
  waiting: 60,
  abandonedAfterMs: 24 * 60 * MINUTE,
  /** How long an address of a file is good. */
  readSeconds: 300,
  /** Files that one report shows to staff, previews not counted. */
  reported: 10,
} as const;
