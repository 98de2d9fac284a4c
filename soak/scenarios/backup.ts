import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { end } from '../../apps/server/test/support/processes.ts';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import type { Outcome, TestEnvironment } from '../environment.ts';
import { query, backup, leader } from '../topology/database.ts';
import { stack } from '../topology/processes.ts';
import { folder, give, ports } from '../topology/layout.ts';
import { waitUntilReady } from '../topology/topology.ts';

const BEFORE_MS = 10_000;
const LONGEST_S = 300;
const POINT = 'soak';

interface Sum {
  name: string;
  rows: number;
  sum: string;
}

/** Checksums of the rows of every logged table; unlogged tables are empty after a restore, as after a crash. */
async function checksums(port: number): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    port,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'm') AND c.relpersistence = 'p' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    'subrosa',
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS sum FROM ${name} t`,
  );
  const rows = await query<Sum>(port, sums.join(' UNION ALL '), 'subrosa');
  return new Map(rows.map(({ name, rows: count, sum }) => [name, `${count} rows, ${sum}`]));
}

/** Pauses all writes during the work, so that its state can be compared with the restored one. */
async function inSilence<Result>(work: () => Promise<Result>): Promise<Result> {
  const writing = stack.filter(({ kind }) => kind === 'api' || kind === 'worker' || kind === 'realtime');
  await Promise.all(writing.map((one) => one.daemon.stop()));
  const result = await work();
  for (const one of writing) one.daemon.start();
  await waitUntilReady();
  return result;
}

/** S6: a backup that was made under load, and the WAL since, restore an earlier point in time. */
export async function restore({ testMembers, ledger, waitForJobs }: TestEnvironment): Promise<Outcome> {
  const leading = await eventually(leader, 30_000, 'somebody who leads');
  testMembers.start();
  await sleep(BEFORE_MS);
  const [from, before] = [performance.now(), ledger.acknowledged.length];
  await backup(leading, ['backup', '--type=full']);
  const backupSeconds = (performance.now() - from) / 1000;
  await sleep(BEFORE_MS);
  await testMembers.pause();
  await waitForJobs();
  const meanwhile = ledger.acknowledged.length - before;

  const then = await inSilence(async () => {
    const sums = await checksums(ports.database);
    await query(ports.database, `SELECT pg_create_restore_point('${POINT}'), pg_switch_wal()`);
    return sums;
  });
  // Later writes must not be in the restored database.
  testMembers.start();
  await sleep(BEFORE_MS);
  await testMembers.pause();

  const startedAt = performance.now();
  const data = folder('restored');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  give(data, 'postgres');
  let server: ChildProcess | undefined;
  try {
    await backup(leading, ['check']);
    const restoring = ['restore', '--type=name', `--target=${POINT}`, '--target-action=promote', `--pg1-path=${data}`];
    const isReadable = await backup(leading, restoring, { withPassphrase: false }).then(
      () => true,
      () => false,
    );
    await backup(leading, restoring);
    server = startRestored(data);
    await eventually(isOpen, LONGEST_S * 1000, 'the restored PostgreSQL');
    const seconds = (performance.now() - startedAt) / 1000;
    const now = await checksums(ports.restored);
    const differing = [...then].filter(([name, sum]) => now.get(name) !== sum).map(([name]) => name);
    for (const name of differing) console.error(`S6: ${name} was ${then.get(name)}, is ${now.get(name)}`);
    return {
      id: 'S6',
      title: 'a backup is restored to a point in time',
      results: [
        {
          what: `tables whose checksum differs, of ${then.size}`,
          measured: String(differing.length),
          limit: '0',
          ok: differing.length === 0 && then.size > 50,
        },
        {
          what: 'from the restore command to an accepting database',
          measured: `${seconds.toFixed(1)} s`,
          limit: `≤ ${LONGEST_S} s`,
          ok: seconds <= LONGEST_S,
        },
        {
          what: 'restored without the passphrase of the repository',
          measured: isReadable ? 'yes' : 'nothing',
          limit: 'nothing',
          ok: !isReadable,
        },
        {
          what: 'writes between the backup and the point in time, from the WAL',
          measured: String(meanwhile),
          limit: '> 0',
          ok: meanwhile > 0,
        },
      ],
      notes: [
        `The backup itself took ${backupSeconds.toFixed(1)} s, under load. Compared: rows and a 64-bit hash of each row, of all tables that are logged.`,
      ],
      plots: [],
    };
  } finally {
    if (server) await end(server, 'SIGINT');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Starts the restored database apart from the pair: without archiving and without a standby. */
function startRestored(data: string): ChildProcess {
  const settings = [
    `port=${ports.restored}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'archive_mode=off',
    'synchronous_standby_names=',
    'cluster_name=restored',
    'primary_conninfo=',
    'primary_slot_name=',
    `hba_file=${data}/pg_hba.conf`,
    `ident_file=${data}/pg_ident.conf`,
    `data_directory=${data}`,
  ];
  const command = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups', '--', '/usr/lib/postgresql/15/bin/postgres', '-D', data];
  return spawn('setpriv', [...command, ...settings.flatMap((setting) => ['-c', setting])], { cwd: '/', stdio: 'ignore' });
}

const isOpen = () =>
  query<{ open: boolean }>(ports.restored, 'SELECT NOT pg_is_in_recovery() AS open').then(
    ([row]) => row?.open,
    () => false,
  );
