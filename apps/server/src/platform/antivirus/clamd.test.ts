import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../test/support/processes.ts';
import { loadConfig } from '../config/config.ts';
import { antivirusOf, clamd } from './clamd.ts';

// The test virus is split in two, so that scanners do not report this file.
const EICAR = Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-` + 'ANTIVIRUS-TEST-FILE!$H+H*');
const MEGABYTE = Buffer.alloc(1024 * 1024, 'calm ');

const antivirus = antivirusOf(loadConfig({ ENVIRONMENT: 'test' }));
const bytes = (...chunks: Buffer[]) => Readable.from(chunks);

/** Starts a daemon that sends this answer to any request and closes the connection. */
async function aDaemon(answer: string | null) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (answer !== null) socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return clamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, timeoutMilliseconds: 300 });
}

describe('clamd', () => {
  it('returns clean for a harmless file of many chunks', async () => {
    expect(await antivirus.scan(bytes(MEGABYTE, MEGABYTE, MEGABYTE))).toBe('clean');
  });

  it('names a virus at the start or in the middle of a file', async () => {
    expect(await antivirus.scan(bytes(EICAR))).toEqual({ virus: expect.stringContaining('Eicar') });
    expect(await antivirus.scan(bytes(MEGABYTE, EICAR, MEGABYTE))).toEqual({ virus: expect.stringContaining('Eicar') });
  });

  it('throws when clamd cannot be reached', async () => {
    const away = clamd({ host: '127.0.0.1', port: await freePort(), timeoutMilliseconds: 1000 });
    await expect(away.scan(bytes(MEGABYTE))).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['a file over its limit', 'INSTREAM size limit exceeded. ERROR\0'],
    ['an incomplete answer', 'stream: O'],
    ['no answer', ''],
    ['an answer that only begins like OK', 'stream: OK but not really\0'],
  ])('throws for %s', async (_what, answer) => {
    await expect((await aDaemon(answer)).scan(bytes(MEGABYTE))).rejects.toThrow(/clamd answered|ECONNRESET|EPIPE/);
  });

  it('throws when clamd does not answer in time', async () => {
    await expect((await aDaemon(null)).scan(bytes(Buffer.from('x')))).rejects.toThrow('in time');
  });

  it('throws when the file cannot be read', async () => {
    const broken = Readable.from(
      (async function* () {
        yield MEGABYTE;
        throw new Error('the store went away');
      })(),
    );
    await expect(antivirus.scan(broken)).rejects.toThrow('the store went away');
  });
});
