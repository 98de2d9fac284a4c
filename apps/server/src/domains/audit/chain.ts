import { createHash } from 'node:crypto';

/**
 * An entry with its columns as text, exactly as PostgreSQL prints them, so that nothing is rounded or parsed before
 * hashing.
 */
export interface Link {
  seq: string;
  micros: string;
  actor: string | null;
  action: string;
  subjectKind: string;
  subject: string | null;
  detail: string;
  payloadKeyId: string | null;
  /** In hexadecimal, as are the hashes. */
  encryptedPayload: string | null;
  previousHash: string;
  hash: string;
}

export const FIRST_HASH = '00'.repeat(32);

// Each field is preceded by its length, so that no two links have the same input; `append_audit` in SQL does the same.
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

/** `position`: a row is missing or extra. `link`: the previous hash does not match. `content`: the row was changed. */
export type LinkProblem = 'position' | 'link' | 'content';

/** Returns the problems of a link that should follow `before`. */
export function problemsOf(link: Link, before: ChainEnd): LinkProblem[] {
  const problems: LinkProblem[] = [];
  if (Number(link.seq) !== before.seq + 1) problems.push('position');
  if (link.previousHash !== before.hash) problems.push('link');
  if (hashOf(link) !== link.hash) problems.push('content');
  return problems;
}
