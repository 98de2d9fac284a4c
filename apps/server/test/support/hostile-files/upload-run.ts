import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { lumaOf, pdq, PDQ_SIDE } from '../../../src/decoder/pictures/pdq.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import type { Config } from '../../../src/platform/config/config.ts';
import type { Db } from '../../../src/platform/db/database.ts';
import { transaction } from '../../../src/platform/db/transaction.ts';
import { emit } from '../../../src/platform/jobs/emit.ts';
import type { ObjectStore } from '../../../src/platform/storage/object-store.ts';
import { frugal, spawnProcess } from '../processes.ts';
import type { HostileFile } from './file.ts';
import { knownPicture } from './valid-files.ts';
import { quarantine } from './quarantine.ts';

/** Creates the table in which the worker of a run counts emitted events; see crashing-worker.ts. */
export async function makeEffectTable(db: Db): Promise<void> {
  await sql`CREATE TABLE effect (event text NOT NULL, media_id uuid NOT NULL)`.execute(db);
  await sql`GRANT INSERT ON effect TO subrosa_worker`.execute(db);
}

export function startCheckingWorker(config: Config, settings: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawnProcess('../test/support/crashing-worker.ts', config, { LOG_LEVEL: 'warn', OPERATIONS_PORT: '0', ...frugal, ...settings });
}

/** Puts the file into quarantine and emits the event of a completed upload. */
export async function uploadFile(
  db: Db,
  storage: ObjectStore,
  file: Pick<HostileFile, 'kind' | 'purpose' | 'make'>,
  ownerId: string,
): Promise<string> {
  const content = await file.make();
  const { kind, purpose = 'gallery' } = file;
  const id = await quarantine(db, storage, { ownerId, kind, purpose, content });
  if (typeof content === 'string') await rm(content);
  await transaction(db, (tx) => emit(tx, systemClock, 'media.uploaded', { mediaId: id }));
  return id;
}

/** Starts a hash list that contains one picture. */
export async function startHashList() {
  const sandbox = await startSandbox({ port: 0 });
  const square = (await knownPicture()).resize(PDQ_SIDE, PDQ_SIDE, { fit: 'fill' }).removeAlpha().raw();
  const { hash } = pdq(lumaOf(await square.toBuffer(), PDQ_SIDE, PDQ_SIDE));
  await fetch(`${sandbox.url}/hash-list/c/bank/KNOWN/signal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pdq: hash.toString('hex') }),
  });
  return { url: `${sandbox.url}/hash-list`, stop: () => sandbox.stop() };
}

/** Listens on a local port that no file may cause a request to. */
export async function listenForCalls() {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, calls: () => calls, stop: () => server.close() };
}

export async function aFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'subrosa-served-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
