import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startDecoder, type RunningDecoder } from '../../src/app/decoder.ts';
import { loadDecoderConfig } from '../../src/decoder/config.ts';
import { eventually } from './eventually.ts';
import { end, frugal } from './processes.ts';

interface OwnDecoder {
  /** Holds the socket and the files of requests. */
  folder: string;
  DECODER_URL: string;
  /** As the environment of a process. */
  settings: Record<string, string>;
}

/** Settings of a decoder of one's own, on a socket in a folder of its own. */
export function ownDecoder(settings: Readonly<Record<string, string>> = {}): OwnDecoder {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-decoding-'));
  // Programs run as another user, and have to reach their files.
  chmodSync(folder, 0o711);
  const own = { DECODER_SOCKET: join(folder, 'socket'), DECODER_TMP_DIR: folder };
  const quiet = { ENVIRONMENT: 'test', LOG_LEVEL: 'error', OPERATIONS_PORT: '0', DRAIN_SECONDS: '0' };
  return { folder, DECODER_URL: `unix:${own.DECODER_SOCKET}`, settings: { ...quiet, ...own, ...settings } };
}

/** The decoder of this file, as settings for whoever asks it. */
export function useDecoder(): { DECODER_URL: string } {
  const { folder, DECODER_URL, settings } = ownDecoder();
  let running: RunningDecoder | undefined;
  beforeAll(async () => void (running = await startDecoder(loadDecoderConfig(settings))));
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { DECODER_URL };
}

/** A decoder as it runs in production: a process of its own. */
export async function spawnDecoder(settings: Readonly<Record<string, string>> = {}): Promise<SpawnedDecoder> {
  const own = ownDecoder({ ...frugal, ...settings });
  const start = async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main/decoder.ts')], {
      env: own.settings,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await eventually(() => answers(own.settings['DECODER_SOCKET'] ?? ''), 30_000, 'the decoder');
    return child;
  };
  const spawned: SpawnedDecoder = {
    child: await start(),
    DECODER_URL: own.DECODER_URL,
    restart: async () => void (spawned.child = await start()),
    stop: async () => {
      await end(spawned.child, 'SIGTERM');
      rmSync(own.folder, { recursive: true, force: true });
    },
  };
  return spawned;
}

export interface SpawnedDecoder {
  child: ChildProcess;
  DECODER_URL: string;
  /** Another one, at the same place. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function answers(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
