import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import type { Antivirus } from './antivirus.ts';

interface Clamd {
  host: string;
  port: number;
  timeoutMilliseconds: number;
}

/**
 * A scan of 200 MB takes seconds on a development machine, and longer with all signatures of production and other scans
 * queued.
 */
const timeoutMilliseconds = 300_000;

export function antivirusOf(config: Config): Antivirus {
  return clamd({ host: config.CLAMD_HOST, port: config.CLAMD_PORT, timeoutMilliseconds });
}

const CLEAN = 'stream: OK';
const FOUND = /^stream: (.+) FOUND$/;

/** Uses clamd's command INSTREAM: each chunk follows its length in four bytes, and an empty chunk ends the file. */
export function clamd({ host, port, timeoutMilliseconds }: Clamd): Antivirus {
  return {
    scan: async (stream) => {
      const socket = connect({ host, port });
      const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), timeoutMilliseconds);
      try {
        const answer = responseOf(socket);
        // clamd may report an error and close before it has read all bytes: then its answer counts, not the broken pipe.
        await Promise.race([send(socket, stream), answer]);
        return verdictOf(await answer);
      } finally {
        clearTimeout(timer);
        socket.destroy();
        stream.destroy();
      }
    },
  };
}

async function send(socket: Socket, stream: Readable): Promise<void> {
  const write = async (bytes: Buffer) => {
    if (!socket.write(bytes)) await once(socket, 'drain');
  };
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await write(lengthOf(chunk.length));
    await write(chunk);
  }
  await write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(bytes);
  return prefix;
}

async function responseOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString().replace(/\0$/, '');
}

function verdictOf(answer: string): 'clean' | { virus: string } {
  if (answer === CLEAN) return 'clean';
  const virus = FOUND.exec(answer)?.[1];
  if (virus) return { virus };
  throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
}
