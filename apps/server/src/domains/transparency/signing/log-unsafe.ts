/** The signer may not continue this log; an operator decides. */
export class LogUnsafeError extends Error {
  override name = 'LogUnsafe';
}
