import { createHash } from 'node:crypto';

/** A link as the database says it in text; nothing is rounded or read on the way. */
export interface Link {
  seq: string;
  micros: string;
  actor: string | null;
  action: string;
  subjectKind: string;
  subject: string | null;
  detail: string;
  payloadKeyId: string | null;
  /** In hex, as are the hashes. */
  encryptedPayload: string | null;
  previousHash: string;
  hash: string;
}

export const FIRST_HASH = '00'.repeat(32);

// Each field with its length, so that no two links read alike; `append_audit` in the database says the same.
const field = (value: string | null) => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`);

export function hashOf(link: Omit<Link, 'hash'>): string {
  const { seq, micros, actor, action, subjectKind, subject, detail, payloadKeyId, encryptedPayload, previousHash } = link;
  const fields = [seq, micros, actor, action, subjectKind, subject, detail, payloadKeyId, encryptedPayload, previousHash];
  return createHash('sha256').update(fields.map(field).join('')).digest('hex');
}

export interface ChainEnd {
  seq: number;
  hash: string;
}

/** `place`: a row is missing or one too many. `link`: it does not follow the one before. `content`: it is not what was written. */
export type LinkProblem = 'place' | 'link' | 'content';

/** What is wrong with a link that should follow `before`. */
export function problemsOf(link: Link, before: ChainEnd): LinkProblem[] {
  const problems: LinkProblem[] = [];
  if (Number(link.seq) !== before.seq + 1) problems.push('place');
  if (link.previousHash !== before.hash) problems.push('link');
  if (hashOf(link) !== link.hash) problems.push('content');
  return problems;
}
