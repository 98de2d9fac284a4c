/** The vault of the browser tests. Its passwords are fast to derive; the tests of the app run the real worker. */
import { derive } from '@subrosa/crypto/account/derive';
import { serveVault } from '../../src/serve.ts';

serveVault({ derive });
