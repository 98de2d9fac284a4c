/** The key, the member, the kind or the blob is not the right one; which of them is nobody's business. */
export class CannotUnlock extends Error {
  override name = 'CannotUnlock';

  constructor(cause?: unknown) {
    super('These keys cannot be unlocked.', { cause });
  }
}

/** Not twelve words of the list, or a slip among them. */
export class InvalidRecoveryCode extends Error {
  override name = 'InvalidRecoveryCode';

  constructor(cause?: unknown) {
    super('This is not a recovery code.', { cause });
  }
}

/** The password could not be turned into keys: the worker did not start, ran out of memory, or was asked for too little. */
export class DerivationFailed extends Error {
  override name = 'DerivationFailed';

  constructor(cause?: unknown) {
    super('The password could not be turned into keys.', { cause });
  }
}
