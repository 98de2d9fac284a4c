export { createCredential, createCredentials, provePassword, readLockedKeys, type Proof } from './prove-password.ts';
export { passwordErrorOf, recoveryErrorOf } from './problems.ts';
export { RecoveryCodeField } from './recovery-code-field.tsx';
export { Reauthentication } from './reauthentication.tsx';
export { openKeysByCode, openKeysByPassword, renewKeys } from './unlock-keys.ts';
export { factorErrorCodes } from './start-factor-proof.ts';
export { useReauthentication } from './use-reauthentication.ts';
