/** What a page downloads for chat besides the worker: unlocking, the recovery code, and the door to the vault. */
export { newRecoveryCode, recoveryKek } from '../account/recovery-code.ts';
export { changePassword } from '../account/change-secret.ts';
export { deriveInWorker } from '../account/derive-in-worker.ts';
export { prepareSignIn, unlock } from '../account/sign-in.ts';
export { rotateKeys } from '../account/rotate-keys.ts';
export { startFresh } from '../account/create-keys.ts';
export { reportOf } from '../conversation/report.ts';
export { connectVault } from '../vault/connect.ts';
