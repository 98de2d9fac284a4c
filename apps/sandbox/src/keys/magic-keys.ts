/** Keys that fail on purpose, with the response of the service. */
interface Magic {
  description: string;
  response: { status: number; message: string } | 'no answer at all';
  /** The next attempt succeeds; the one after that fails again. */
  once?: boolean;
}

/** https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html#API_Encrypt_Errors */
export const magicKmsKeys: ReadonlyMap<string, Magic> = new Map<string, Magic>([
  ['alias/throttled', { description: 'too many requests', response: { status: 400, message: 'ThrottlingException' } }],
  [
    'alias/throttled-once',
    { description: 'too many requests, then well', response: { status: 400, message: 'ThrottlingException' }, once: true },
  ],
  ['alias/broken', { description: 'broken inside', response: { status: 500, message: 'KMSInternalException' } }],
  ['alias/disabled', { description: 'disabled', response: { status: 400, message: 'DisabledException' } }],
  ['alias/deleted', { description: 'not there any more', response: { status: 400, message: 'NotFoundException' } }],
  ['alias/silent', { description: 'no answer at all', response: 'no answer at all' }],
]);

/** https://developer.hashicorp.com/vault/api-docs#http-status-codes */
export const magicVaultKeys: ReadonlyMap<string, Magic> = new Map<string, Magic>([
  ['sealed', { description: 'Vault is sealed', response: { status: 503, message: 'Vault is sealed' } }],
  ['standby', { description: 'a standby behind its primary', response: { status: 412, message: 'required index state not present' } }],
  ['quota', { description: 'too many requests', response: { status: 429, message: 'request path "transit": rate limit quota exceeded' } }],
  ['silent', { description: 'no answer at all', response: 'no answer at all' }],
]);

/** The failure that the next request with this key returns, or undefined when it succeeds. */
export function magicKeys(keys: ReadonlyMap<string, Magic>): (key: string) => Magic['response'] | undefined {
  const failedLast = new Set<string>();
  return (key) => {
    const magic = keys.get(key);
    if (!magic || (magic.once && failedLast.delete(key))) return undefined;
    if (magic.once) failedLast.add(key);
    return magic.response;
  };
}
