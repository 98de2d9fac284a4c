/** After a password reset only the recovery code decrypts the master key, if the member has one. */
export class KeysLocked extends Error {
  override name = 'KeysLocked';
  readonly hasRecoveryCode: boolean;

  constructor(hasRecoveryCode: boolean) {
    super('The keys are locked.');
    this.hasRecoveryCode = hasRecoveryCode;
  }
}
