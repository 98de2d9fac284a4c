/** The vault of the browser tests. Its passwords are fast to derive; the tests of the app run the real worker. */
import { derive } from '@subrosa/crypto/account/derive';
import type { LogSettings } from '../../src/log/log-protocol.ts';
import { serveVault } from '../../src/serve.ts';

const { searchParams } = new URL(location.href);
const log = searchParams.get('log');
const milliseconds = Number(searchParams.get('slow') ?? 0) * 24 * 60 * 60_000;

// Keys that were created days ago.
if (milliseconds > 0) {
  const { now } = Date;
  globalThis.Date = class extends Date {
    static override now = () => now() - milliseconds;
    constructor(...parts: [] | [value: number | string]) {
      super(parts[0] ?? now() - milliseconds);
    }
  } as DateConstructor;
}

serveVault({ derive, log: log === null ? null : (JSON.parse(log) as LogSettings) });
