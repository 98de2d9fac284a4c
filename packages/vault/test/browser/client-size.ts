/** What a page downloads for accounts and chat besides the vault's worker. */
export { needsKdfUpgrade } from '@subrosa/crypto/account/upgrade-kdf';
export { reportOf } from '@subrosa/crypto/conversation/report';
export { connectVault } from '../../src/connect.ts';
