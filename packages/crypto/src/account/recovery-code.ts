import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf } from '../primitives/hkdf.ts';
import { InvalidRecoveryCode } from './errors.ts';

const ENTROPY_LENGTH = 16;

/** Twelve English words: 128 random bits and a checksum. */
export function createRecoveryCode(): string {
  return entropyToMnemonic(randomBytes(ENTROPY_LENGTH), wordlist);
}

/** The key of the recovery envelope. A random code needs no slow hash. */
export async function recoveryKek(code: string, memberId: string): Promise<Bytes> {
  return hkdf(entropyOf(code), { info: encodeFields('recovery key encryption key', memberId) });
}

function entropyOf(code: string): Bytes {
  const words = code.trim().toLowerCase().split(/\s+/);
  if (words.length !== 12) throw new InvalidRecoveryCode();
  try {
    return new Uint8Array(mnemonicToEntropy(words.join(' '), wordlist));
  } catch (error) {
    throw new InvalidRecoveryCode(error);
  }
}
