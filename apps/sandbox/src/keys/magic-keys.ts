/** Keys that fail on purpose: how the service answers whoever asks for them. */
interface Magic {
  about: string;
  answer: { status: number; message: string } | 'no answer at all';
  /** The next attempt is answered well; the one after that fails again. */
  once?: boolean;
}

/** https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html#API_Encrypt_Errors */
export const magicKmsKeys: ReadonlyMap<string, Magic> = new Map<string, Magic>([
  ['alias/throttled', { about: 'too many requests', answer: { status: 400, message: 'ThrottlingException' } }],
  ['alias/throttled-once', { about: 'too many requests, then well', answer: { status: 400, message: 'ThrottlingException' }, once: true }],
  ['alias/broken', { about: 'broken inside', answer: { status: 500, message: 'KMSInternalException' } }],
  ['alias/disabled', { about: 'disabled', answer: { status: 400, message: 'DisabledException' } }],
  ['alias/deleted', { about: 'not there any more', answer: { status: 400, message: 'NotFoundException' } }],
  ['alias/silent', { about: 'no answer at all', answer: 'no answer at all' }],
]);

/** https://developer.hashicorp.com/vault/api-docs#http-status-codes */
export const magicVaultKeys: ReadonlyMap<string, Magic> = new Map<string, Magic>([
  ['sealed', { about: 'Vault is sealed', answer: { status: 503, message: 'Vault is sealed' } }],
  ['standby', { about: 'a standby behind its primary', answer: { status: 412, message: 'required index state not present' } }],
  ['quota', { about: 'too many requests', answer: { status: 429, message: 'request path "transit": rate limit quota exceeded' } }],
  ['silent', { about: 'no answer at all', answer: 'no answer at all' }],
]);

/** What this key answers now; undefined where it answers well. */
export function magicAnswers(keys: ReadonlyMap<string, Magic>): (key: string) => Magic['answer'] | undefined {
  const failedLast = new Set<string>();
  return (key) => {
    const magic = keys.get(key);
    if (!magic || (magic.once && failedLast.delete(key))) return undefined;
    if (magic.once) failedLast.add(key);
    return magic.answer;
  };
}
