import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeConfinement, findConfinement } from '../decoder/confinement/find-confinement.ts';
import type { DecoderConfig } from '../decoder/config.ts';
import { decoderListener, type DecoderService } from '../decoder/listener.ts';
import { systemTools, type Tools } from '../decoder/operation.ts';
import { createRoot } from '../decoder/workspace.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog, type Log } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { serveOperations } from '../platform/operations.ts';

export interface RunningDecoder extends Running {
  /** The value for DECODER_URL of callers. */
  url: string;
}

interface Options {
  tools?: Tools;
  /** How long running requests may continue after a stop; the others are returned to their callers as unavailable. */
  finishMs?: number;
}

/**
 * Starts the process that handles untrusted files. It holds no secret, connects to no host, and passes every file to
 * programs without any access.
 */
export async function startDecoder(
  config: DecoderConfig,
  { tools = systemTools, finishMs = 12_000 }: Options = {},
): Promise<RunningDecoder> {
  const log = createLog(config, 'decoder');
  const metrics = createMetrics('decoder');
  const root = await createRoot(config.DECODER_TMP_DIR);
  const found = await findConfinement({ launcher: config.DECODER_LAUNCHER, bubblewrap: config.DECODER_BUBBLEWRAP, root });
  const connects = await canConnect();
  metrics.decoderConfined.set(
    { confinement: found.confinement ? describeConfinement(found.confinement) : 'none' },
    found.confinement ? 1 : 0,
  );
  logConfinement(log, { ...found, connects });
  const service: DecoderService = {
    log,
    metrics,
    root,
    tools,
    found,
    concurrency: config.DECODER_CONCURRENCY,
    closed: reasonToStayClosed(config, { ...found, connects }),
    leaving: new AbortController(),
  };
  const server = await listen(config, decoderListener(service));
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics,
    isReady: async () => service.closed ?? true,
  });
  return {
    url: urlOf(config, server),
    stop: async () => {
      service.closed = 'leaving';
      await sleep(config.DRAIN_SECONDS * 1000);
      const finished = new Promise((resolve) => server.close(resolve));
      await Promise.race([finished, sleep(finishMs, null, { ref: false })]);
      service.leaving.abort();
      await finished;
      await operations.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

interface ConfinementConfig extends Awaited<ReturnType<typeof findConfinement>> {
  connects: boolean;
}

/** Unless confinement is optional, programs must be confined, and in staging and production this process must not connect. */
function reasonToStayClosed(
  { ENVIRONMENT, DECODER_CONFINEMENT }: DecoderConfig,
  { confinement, connects }: ConfinementConfig,
): string | null {
  if (DECODER_CONFINEMENT === 'optional') return null;
  if (!confinement) return 'nothing confines the programs that read hostile files';
  const isLocal = ENVIRONMENT === 'development' || ENVIRONMENT === 'test';
  return connects && !isLocal ? 'this process can connect to others' : null;
}

function logConfinement(log: Log, { confinement, problems, connects }: ConfinementConfig): void {
  if (confinement) log.info({ problems }, `programs that read hostile files are confined by ${describeConfinement(confinement)}`);
  else log.error({ problems }, 'NOTHING CONFINES THE PROGRAMS THAT READ HOSTILE FILES');
  if (connects) log.warn('this process can connect to others; main/decoder.ts takes that from it');
}

/** Whether this process can open connections. A failed connection counts too, because nothing listens on that port. */
function canConnect(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: 9 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', (error: NodeJS.ErrnoException) => end(error.code !== 'EPERM'));
  });
}

async function listen(config: DecoderConfig, listener: ReturnType<typeof decoderListener>): Promise<Server> {
  // A request may wait in the queue, and a video takes minutes, so a lost caller is detected by the time between two bytes.
  const server = createServer({ requestTimeout: 0, headersTimeout: 10_000 }, listener).on('checkContinue', listener);
  server.setTimeout(120_000);
  const { DECODER_SOCKET: path } = config;
  if (path) await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (path) server.listen(path, resolve);
    else server.listen(config.DECODER_PORT, config.HOST, resolve);
  });
  // For processes of the same user that share the folder.
  if (path) await chmod(path, 0o600);
  return server;
}

function urlOf({ DECODER_SOCKET: path, HOST }: DecoderConfig, server: Server): string {
  return path ? `unix:${path}` : `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
