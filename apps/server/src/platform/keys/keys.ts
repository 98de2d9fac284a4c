/** Names what a wrapped key belongs to; unwrapping requires the same context. */
export type KeyContext = Readonly<Record<string, string>>;

export interface WrappedKey {
  /** The adapter and the key that wrapped it: both may change while older wrapped keys are kept. */
  provider: KeyProvider;
  keyName: string;
  wrapped: Buffer;
}

export type KeyProvider = 'local' | 'kms' | 'vault';

/** The api can only wrap keys. */
export interface KeyWrapper {
  wrap(key: Buffer, context: KeyContext): Promise<WrappedKey>;
}

/** Only the documents process has this. */
export interface KeyUnwrapper {
  unwrap(wrapped: WrappedKey, context: KeyContext): Promise<Buffer>;
}

/** The provider does not answer, is unavailable or throttles us: a retry may succeed. */
export class KeyProviderUnavailableError extends Error {
  override name = 'KeysAway';
}

/** The provider rejected the request: a right is missing, the key is deleted, or it belongs to another context. */
export class KeyProviderError extends Error {
  override name = 'KeyRefused';
}

/** Serializes a context independently of the order of its entries. */
export function contextText(context: KeyContext): string {
  return JSON.stringify(Object.entries(context).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** An Ed25519 key that the provider may keep to itself. Only the transparency process has one. */
export interface KeySigner {
  /** 32 bytes. */
  publicKey: Buffer;
  sign(message: Uint8Array): Promise<Buffer>;
}
