import { argon2id as hashWasmArgon2id } from 'hash-wasm';
import type { Bytes } from './bytes.ts';

export interface Argon2Cost {
  memoryKiB: number;
  passes: number;
  lanes: number;
}

/** Argon2id of RFC 9106, 32 bytes. */
export async function argon2id(password: Bytes, salt: Bytes, cost: Argon2Cost): Promise<Bytes> {
  const hash = await hashWasmArgon2id({
    password,
    salt,
    memorySize: cost.memoryKiB,
    iterations: cost.passes,
    parallelism: cost.lanes,
    hashLength: 32,
    outputType: 'binary',
  });
  return new Uint8Array(hash);
}
