/** What a page downloads for chat besides the worker: unlocking, the recovery code, and the connection to the vault. */
export { createRecoveryCode, recoveryKek } from '../../src/account/recovery-code.ts';
export { changePassword } from '../../src/account/change-secret.ts';
export { deriveInWorker } from '../../src/account/derive-in-worker.ts';
export { prepareSignIn, unlock } from '../../src/account/sign-in.ts';
export { rotateKeys } from '../../src/account/rotate-keys.ts';
export { createReplacementKeys } from '../../src/account/create-keys.ts';
export { reportOf } from '../../src/conversation/report.ts';
export { connectVault } from '../../src/vault/connect.ts';
