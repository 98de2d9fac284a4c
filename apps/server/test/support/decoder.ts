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
  /** Contains the socket and the files of requests. */
  folder: string;
  DECODER_URL: string;
  /** The environment of the process. */
  settings: Record<string, string>;
}

/** Returns the settings of a separate decoder with its socket in a temporary folder. */
export function ownDecoder(settings: Readonly<Record<string, string>> = {}): OwnDecoder {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-decoding-'));
  // The programs run as another user and must reach their files.
  chmodSync(folder, 0o711);
  const own = { DECODER_SOCKET: join(folder, 'socket'), DECODER_TMP_DIR: folder };
  const quiet = { ENVIRONMENT: 'test', LOG_LEVEL: 'error', OPERATIONS_PORT: '0', DRAIN_SECONDS: '0' };
  return { folder, DECODER_URL: `unix:${own.DECODER_SOCKET}`, settings: { ...quiet, ...own, ...settings } };
}

/** Starts a decoder for this test file and returns its URL as a setting. */
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

/** Starts a decoder as in production, in a separate process. */
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
  /** Starts another process with the same socket. */
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
