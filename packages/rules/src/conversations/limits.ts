const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

export const conversationLimits = {
  /** Conversations on a page. */
  page: 10,
  mostAtOnce: 50,
  /** How far page numbers reach. */
  rows: 1000,
  /** Messages on a page of history. */
  history: 50,
  mostMessages: 200,
  /** Unread messages are counted up to this: "99+". */
  unread: 100,
  /** Ranges of entries that a member read without decrypting them; more are merged into one. */
  undecryptedRanges: 100,
  members: 50,
  /** Size of a ciphertext with its tag: 4,000 characters of four bytes each, padded. */
  ciphertextBytes: 20_496,
  /** Size of the payload in a report, which fits into such a ciphertext. */
  payloadBytes: 20_444,
  /** Size of the encrypted settings. */
  settingsBytes: 262_144,
  reportedMessages: 50,
  /** How far the start of the day of an epoch may be from now: yesterday, today and tomorrow in UTC. */
  epochClockMs: 48 * 60 * MINUTE,
  editWithinMs: 15 * MINUTE,
  /** Pinned messages of a conversation, and pinned conversations of a member. */
  pinnedMessages: 10,
  pinnedConversations: 10,
  /** Size of a reaction's ciphertext: one padding step, with its tag. */
  reactionBytes: 272,
  /** Size of the ciphertext of a group's name and picture, as their author sends it. */
  groupBytes: 2064,
  /** Size of the same under a later key, with its proof; anything of the size above fits. */
  carriedGroupBytes: 3088,
  groupName: 100,
  /** Size of an invitation, encrypted to the invited member. */
  invitationBytes: 1024,
  /** Pending invitations of one member, and of one group. */
  invitations: 100,
} as const;

export const attachmentLimits = {
  /** Files of one message. Each may have a thumbnail, which is a separate file. */
  files: 10,
  bytes: 25 * MEGABYTE,
  /** Size of 25 MB after padding and encryption in chunks. */
  encryptedBytes: 26_745_216,
  /** Uploads that were started or finished and do not belong to a message yet. */
  waiting: 60,
  abandonedAfterMs: 24 * 60 * MINUTE,
  /** How long the URL of a file is valid. */
  readSeconds: 300,
  /** Files that staff see in one report, excluding thumbnails. */
  reported: 10,
} as const;
