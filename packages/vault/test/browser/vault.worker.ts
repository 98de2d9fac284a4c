/** The vault of the browser tests. Its passwords are fast to derive; the tests of the app run the real worker. */
import { derive } from '@subrosa/crypto/account/derive';
import type { LogSettings } from '../../src/log/log-protocol.ts';
import { serveVault } from '../../src/serve.ts';

const log = new URL(location.href).searchParams.get('log');

serveVault({ derive, log: log === null ? null : (JSON.parse(log) as LogSettings) });
