/** After a reset of the password nothing opens the master key but the recovery code, where there is one. */
export class KeysLocked extends Error {
  override name = 'KeysLocked';
  readonly hasRecoveryCode: boolean;

  constructor(hasRecoveryCode: boolean) {
    super('The keys are locked.');
    this.hasRecoveryCode = hasRecoveryCode;
  }
}
