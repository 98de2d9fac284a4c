/** The key, the member, the kind or the blob is wrong; the error does not reveal which. */
export class UnlockError extends Error {
  override name = 'UnlockError';

  constructor(cause?: unknown) {
    super('These keys cannot be unlocked.', { cause });
  }
}

/** Not twelve words of the list, or a wrong checksum. */
export class InvalidRecoveryCode extends Error {
  override name = 'InvalidRecoveryCode';

  constructor(cause?: unknown) {
    super('This is not a recovery code.', { cause });
  }
}

/** The password could not be turned into keys: the worker did not start, ran out of memory, or the parameters were too weak. */
export class DerivationError extends Error {
  override name = 'DerivationError';

  constructor(cause?: unknown) {
    super('The password could not be turned into keys.', { cause });
  }
}

/** The server returned other public records than those that this member created. */
export class RecordsError extends Error {
  override name = 'RecordsError';
}
