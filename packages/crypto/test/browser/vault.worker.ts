/** The vault of the browser tests. Its passwords are fast to derive; the tests of the app run the real worker. */
import { derive } from '../../src/account/derive.ts';
import { serveVault } from '../../src/vault/serve.ts';

serveVault({ derive });
