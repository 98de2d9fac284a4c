import type { Argon2Cost } from '../primitives/argon2id.ts';
import type { Bytes } from '../primitives/bytes.ts';

/** The parameters of the server, the same for all members; `version` identifies the parameters of a verifier. */
export interface DerivationParameters extends Argon2Cost {
  version: number;
}

/** What one password gives for one identifier. */
export interface DerivedKeys {
  /** The login secret: what the server is sent in place of the password. */
  secret: Bytes;
  /** The key encryption key: opens the envelope of the master key and never leaves the device. */
  kek: Bytes;
}

/** `salt` as the server serves it: 32 bytes in base64url, different for every identifier. */
export type Derive = (password: string, salt: string, parameters: DerivationParameters) => Promise<DerivedKeys>;

export interface DerivationRequest {
  password: string;
  salt: string;
  parameters: DerivationParameters;
}

export type DerivationResponse = DerivedKeys | { failed: true };

/** Version 1, and the least that a browser agrees to. */
export const firstParameters: DerivationParameters = { version: 1, memoryKiB: 65_536, passes: 3, lanes: 1 };

/** The server's parameters: the ones that new secrets are made with, and others that those of today may be of. */
export interface SupportedParameters {
  parameters: DerivationParameters;
  others?: DerivationParameters[] | undefined;
}

/** The KDF is upgraded only to parameters that cost a guesser more, whatever version number the server gives them. */
export function areStronger(one: DerivationParameters, than: DerivationParameters): boolean {
  const notLess = one.memoryKiB >= than.memoryKiB && one.passes >= than.passes && one.lanes === than.lanes;
  return notLess && (one.memoryKiB > than.memoryKiB || one.passes > than.passes);
}

/** A server that asks for less would be sent a secret from which the password can be guessed. */
export function areStrongEnough({ memoryKiB, passes }: DerivationParameters): boolean {
  return memoryKiB >= firstParameters.memoryKiB && passes >= firstParameters.passes;
}
