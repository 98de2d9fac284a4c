/** What a wrapped key belongs to; said again to take it out, or it stays in. */
export type KeyContext = Readonly<Record<string, string>>;

export interface WrappedKey {
  /** Which of our adapters wrapped it, and with which of its keys: both may change while old ones are kept. */
  provider: KeyProvider;
  keyName: string;
  wrapped: Buffer;
}

export type KeyProvider = 'local' | 'kms' | 'vault';

/** All that the api has: it locks keys away. */
export interface KeyWrapper {
  wrap(key: Buffer, context: KeyContext): Promise<WrappedKey>;
}

/** Only the documents process has this. */
export interface KeyUnwrapper {
  unwrap(wrapped: WrappedKey, context: KeyContext): Promise<Buffer>;
}

/** The provider does not answer, is sealed or asks us to slow down: the same may work later. */
export class KeyProviderUnavailableError extends Error {
  override name = 'KeysAway';
}

/** The provider says no: the right is missing, the key is gone, or it belongs to something else. */
export class KeyProviderError extends Error {
  override name = 'KeyRefused';
}

/** The same words in the same order, whoever says them. */
export function contextText(context: KeyContext): string {
  return JSON.stringify(Object.entries(context).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
