import { type Bytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { type Hash, isHash } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { type Signer, verifySignature } from './ed25519.ts';
import { keyIdOf, parseNote, signNote } from './note.ts';

/** The size and the root of a log: C2SP tlog-checkpoint. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Hash;
}

export type CheckpointProblem = 'noteMalformed' | 'wrongOrigin' | 'wrongSignature';

const ORIGIN = /^[^\s+]+$/u;
const SIZE = /^(?:0|[1-9]\d{0,15})$/;

export async function signCheckpoint({ origin, size, root }: Checkpoint, signer: Signer): Promise<string> {
  if (!ORIGIN.test(origin) || !Number.isSafeInteger(size) || size < 0 || !isHash(root)) throw new RangeError('not a checkpoint');
  return signNote(checkpointText({ origin, size, root }), origin, signer);
}

/** What the log signs. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** What a note claims, without verification: the size decides which key has to sign it. */
export function parseCheckpoint(note: string): Result<Checkpoint, 'noteMalformed'> {
  const parsed = parseNote(note);
  if (!parsed.ok) return parsed;
  // Three lines: we write no extension, and a log has one form of each checkpoint.
  const [origin = '', size = '', encoded = '', rest, ...more] = parsed.value.text.split('\n');
  const root = fromBase64(encoded);
  if (!ORIGIN.test(origin) || !SIZE.test(size) || !isHash(root) || rest !== '' || more.length > 0) return rejected('noteMalformed');
  return Number.isSafeInteger(Number(size)) ? accepted({ origin, size: Number(size), root }) : rejected('noteMalformed');
}

/** The log's signature is the first line of signatures. Lines of witnesses may follow. */
export async function verifyCheckpoint(note: string, origin: string, publicKey: Bytes): Promise<Result<Checkpoint, CheckpointProblem>> {
  const [checkpoint, parsed] = [parseCheckpoint(note), parseNote(note)];
  if (!checkpoint.ok) return checkpoint;
  if (!parsed.ok) return parsed;
  if (checkpoint.value.origin !== origin) return rejected('wrongOrigin');
  const { text, signatures } = parsed.value;
  const [own] = signatures;
  const isOwn = own?.name === origin && sameBytes(own.keyId, keyIdOf(origin, publicKey));
  if (!isOwn || !(await verifySignature(publicKey, own.signature, textToBytes(text)))) return rejected('wrongSignature');
  return checkpoint;
}
