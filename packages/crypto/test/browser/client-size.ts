/** What a page downloads for accounts and chat besides the vault's worker. */
export { needsKdfUpgrade } from '../../src/account/upgrade-kdf.ts';
export { reportOf } from '../../src/conversation/report.ts';
export { connectVault } from '../../src/vault/connect.ts';
