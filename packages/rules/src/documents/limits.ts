/** `particulars`: what the member typed, as a small JSON that is sealed like a picture. */
export const documentKinds = ['front', 'back', 'video', 'particulars'] as const;

export type DocumentKind = (typeof documentKinds)[number];

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface KindRule {
  /** What browsers may seal; what a file really is, shows when it is opened. */
  types: readonly string[];
  /** Of the file itself. */
  bytes: number;
  /** Of what that is once it is padded and sealed in chunks; a test of the cipher holds it. */
  encryptedBytes: number;
}

const picture: KindRule = { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 20 * MEGABYTE, encryptedBytes: 20_976_640 };

export const documentRules: Readonly<Record<DocumentKind, KindRule>> = {
  front: picture,
  back: picture,
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime'], bytes: 100 * MEGABYTE, encryptedBytes: 104_883_200 },
  particulars: { types: ['application/json'], bytes: 4096, encryptedBytes: 4112 },
};

export const documentLimits = {
  /** Begun or sealed, and not yet in a submission. */
  waiting: 12,
  abandonedAfterMs: DAY,
  videoSeconds: 60,
  /** How long the address of a look is good; it works once. */
  ticketMs: MINUTE,
  /** How long a colleague's approval lets somebody look. */
  grantMs: 15 * MINUTE,
  /** How long a question for a grant waits for a second person. */
  approvalMs: DAY,
  reason: { least: 10, most: 500 },
  keepDays: 30,
  /** Of the owner's log. */
  looks: 100,
} as const;
