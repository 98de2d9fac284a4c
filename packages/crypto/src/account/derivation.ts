import type { Argon2Cost } from '../primitives/argon2id.ts';
import type { Bytes } from '../primitives/bytes.ts';

/** Parameters of the server, the same for all members; `version` identifies the parameters of a verifier. */
export interface DerivationParameters extends Argon2Cost {
  version: number;
}

/** The result of one password for one identifier. */
export interface DerivedKeys {
  /** The login secret, which is sent to the server in place of the password. */
  secret: Bytes;
  /** The key encryption key, which decrypts the envelope of the master key and never leaves the device. */
  kek: Bytes;
}

/** `salt` as the server returns it: 32 bytes in base64url, different for each identifier. */
export type Derive = (password: string, salt: string, parameters: DerivationParameters) => Promise<DerivedKeys>;

export interface DerivationRequest {
  password: string;
  salt: string;
  parameters: DerivationParameters;
}

export type DerivationResponse = DerivedKeys | { failed: true };

/** Version 1, which is also the minimum that a browser accepts. */
export const firstParameters: DerivationParameters = { version: 1, memoryKiB: 65_536, passes: 3, lanes: 1 };

/** Parameters enabled at the server: those for new secrets, and others that current secrets may use. */
export interface SupportedParameters {
  parameters: DerivationParameters;
  others?: DerivationParameters[] | undefined;
}

/** Whether parameters are stronger; the KDF is upgraded only to these, regardless of the server's version numbers. */
export function areStronger(one: DerivationParameters, than: DerivationParameters): boolean {
  const notLess = one.memoryKiB >= than.memoryKiB && one.passes >= than.passes && one.lanes === than.lanes;
  return notLess && (one.memoryKiB > than.memoryKiB || one.passes > than.passes);
}

/** A browser rejects weaker parameters, because the password could be guessed from the resulting secret. */
export function areStrongEnough({ memoryKiB, passes }: DerivationParameters): boolean {
  return memoryKiB >= firstParameters.memoryKiB && passes >= firstParameters.passes;
}
