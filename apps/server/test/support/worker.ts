import type { KeyObject } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { EmailKind } from '@subrosa/mail';
import { Logger, runOnce, type WorkerEvents } from 'graphile-worker';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/src/sandbox.ts';
import { openWorkerPlatform } from '../../src/app/platforms.ts';
import { allTasks } from '../../src/app/worker.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Tasks } from '../../src/platform/jobs/task.ts';
import type { OutgoingEmail } from '../../src/platform/mail/mailer.ts';

const QUIET = new Logger(() => () => undefined);
/** Only results saved in batches are waited for when a worker ends; otherwise a failed job may be delayed after the test hurried it. */
const RESULTS_SAVED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface WorkerOptions {
  clock?: Clock;
  /** Also sends emails to the mail catcher. Rendering takes time, so it is off where the test does not read them. */
  delivers?: boolean;
  /** Additional settings that depend on the URL of the simulators. */
  settings?: (sandboxUrl: string) => Promise<Partial<Config>>;
  /** Signs the notifications of the age check simulator. */
  ageKey?: KeyObject;
}

/** Provides a worker that runs jobs only when the test calls it, with simulators of external providers. */
export function useWorker(api: { readonly config: Config }, options: WorkerOptions = {}) {
  const emails: OutgoingEmail[] = [];
  let sandbox: Sandbox;
  let platform: Awaited<ReturnType<typeof openWorkerPlatform>>;
  let tasks: Tasks;

  beforeAll(async () => {
    sandbox = await startSandbox({
      port: 0,
      ...(options.clock && { now: options.clock.now }),
      ...(options.ageKey && { ageKey: options.ageKey }),
    });
    platform = await openWorkerPlatform(
      {
        ...api.config,
        SMS_SANDBOX_URL: sandbox.url,
        BILLING_SANDBOX_URL: sandbox.url,
        YOTI_URL: `${sandbox.url}/yoti`,
        TIPLINE_URL: `${sandbox.url}/tipline/ispws`,
        ...(await options.settings?.(sandbox.url)),
      },
      options.clock,
    );
    for (const store of [platform.storage, platform.documents, platform.anchors]) await store.ensureBucket();
    const send = async (email: OutgoingEmail) => {
      if (options.delivers) await platform.mail.send(email);
      emails.push(email);
    };
    tasks = allTasks({ ...platform, mail: { ...platform.mail, send } });
  });
  afterAll(async () => {
    await platform.anchors.removePrefix(`${api.config.AUDIT_FOLDER}/`);
    await platform.close();
    await sandbox.stop();
  });

  /** Runs all waiting jobs and those that they enqueue. */
  async function runJobs(): Promise<void> {
    const failures: unknown[] = [];
    const events: WorkerEvents = new EventEmitter();
    events.on('job:error', ({ error }) => failures.push(error));
    do {
      const taskList = { ...tasks };
      await runOnce({
        pgPool: platform.pool,
        taskList,
        concurrency: 4,
        noHandleSignals: true,
        logger: QUIET,
        events,
        preset: RESULTS_SAVED,
      });
      if (failures.length > 0) throw new AggregateError(failures, 'jobs failed');
      // A worker stops when it finds no job, even while another one is about to commit new ones.
    } while (await isWaiting());
  }

  async function isWaiting(): Promise<boolean> {
    const due = await platform.pool.query(
      'SELECT FROM graphile_worker._private_jobs WHERE run_at <= now() AND attempts < max_attempts LIMIT 1',
    );
    return due.rows.length > 0;
  }

  return {
    /** Connects with the worker's database role. */
    get db() {
      return platform.db;
    },
    runJobs,
    /** Runs one scheduled job. */
    runTask: async (name: string, payload: object = {}) => tasks[name]?.(payload),
    emailsTo: (recipient: string): OutgoingEmail[] => emails.filter(({ to }) => to === recipient),
    kindsTo: (recipient: string): string[] => emails.filter(({ to }) => to === recipient).map(({ kind }) => kind),
    textsTo: async (phone: string): Promise<string[]> => {
      const answer = await fetch(`${sandbox.url}/sms/texts?to=${encodeURIComponent(phone)}`);
      return ((await answer.json()) as { texts: { body: string }[] }).texts.map(({ body }) => body);
    },
    /** Returns the token in the link of the newest email of this kind. */
    linkTo: (recipient: string, kind: EmailKind): string => {
      const email = emails.findLast((one) => one.to === recipient && one.kind === kind);
      const { url } = (email?.facts ?? {}) as { url?: string };
      if (!url) throw new Error(`no ${kind} reached ${recipient}`);
      const link = new URL(url);
      return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
    },
    /** The URL of the simulators of external providers. */
    get sandboxUrl() {
      return sandbox.url;
    },
    get storage() {
      return platform.storage;
    },
    get redis() {
      return platform.redis;
    },
    /** Returns the value of a gauge of this worker. */
    gauge: async (name: string): Promise<number | undefined> =>
      (await platform.metrics.registry.getMetricsAsJSON()).find((metric) => metric.name === name)?.values[0]?.value,
  };
}
