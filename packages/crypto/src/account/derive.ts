import { argon2id } from '../primitives/argon2id.ts';
import { fromBase64url } from '../primitives/base64url.ts';
import { textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf } from '../primitives/hkdf.ts';
import type { DerivationParameters, DerivedKeys } from './derivation.ts';

const SALT_LENGTH = 32;

/** Deliberately slow and memory-intensive: a page calls it through `deriveInWorker`. */
export async function derive(password: string, salt: string, parameters: DerivationParameters): Promise<DerivedKeys> {
  const saltBytes = fromBase64url(salt);
  if (saltBytes.length !== SALT_LENGTH) throw new RangeError('a salt has 32 bytes');
  // Keyboards encode the same character differently; NFKC makes these passwords equal.
  const root = await argon2id(textToBytes(password.normalize('NFKC')), saltBytes, parameters);
  return {
    secret: await hkdf(root, { info: encodeFields('login secret') }),
    kek: await hkdf(root, { info: encodeFields('key encryption key') }),
  };
}
