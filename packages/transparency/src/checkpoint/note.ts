import { type Bytes, joinBytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { sha256 } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Signer } from './ed25519.ts';

/** A signature line: C2SP signed-note. */
export interface NoteSignature {
  readonly name: string;
  readonly keyId: Bytes;
  readonly signature: Bytes;
}

/** A text with its signatures. The text includes its last line feed. */
export interface SignedNote {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export const LONGEST_NOTE = 16 * 1024;
const MOST_SIGNATURES = 32;
const KEY_ID_BYTES = 4;
const ED25519 = Uint8Array.of(1);
// The names of keys contain neither spaces nor a plus sign.
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/u;

/** The first four bytes of the hash of name and key. */
export function keyIdOf(name: string, publicKey: Bytes): Bytes {
  return sha256(joinBytes(textToBytes(`${name}\n`), ED25519, publicKey)).slice(0, KEY_ID_BYTES);
}

export async function signNote(text: string, name: string, { publicKey, sign }: Signer): Promise<string> {
  const signature = await sign(textToBytes(text));
  return `${text}\n— ${name} ${toBase64(joinBytes(keyIdOf(name, publicKey), signature))}\n`;
}

/** Reads the form of a note; verifies nothing. */
export function parseNote(note: string): Result<SignedNote, 'noteMalformed'> {
  const end = note.indexOf('\n\n');
  if (note.length > LONGEST_NOTE || end < 0 || !note.endsWith('\n') || !note.isWellFormed()) return rejected('noteMalformed');
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.slice(0, MOST_SIGNATURES + 1).flatMap((line) => parseSignature(line) ?? []);
  if (signatures.length !== lines.length || lines.length > MOST_SIGNATURES) return rejected('noteMalformed');
  return accepted({ text: note.slice(0, end + 1), signatures });
}

function parseSignature(line: string): NoteSignature | null {
  const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = encoded === undefined ? null : fromBase64(encoded);
  if (name === undefined || !bytes || bytes.length <= KEY_ID_BYTES) return null;
  return { name, keyId: bytes.slice(0, KEY_ID_BYTES), signature: bytes.slice(KEY_ID_BYTES) };
}
