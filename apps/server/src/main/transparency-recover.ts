/**
 * transparency-recover: continues the transparency log after a restore, by an entry that names the editions without data.
 *
 *   npm run transparency:recover -- "restored the backup of 19 November" [--store-lost] [--new-key] [--writes-since <time>]
 *
 * --store-lost   the bucket or its folder was lost or left: writes all entries to the configured one again
 * --new-key      the log's key was lost: the configured key continues the log
 * --writes-since after a failover without a synchronous standby: what was saved since this time may be lost, although no edition is
 *
 * The reason becomes public. Stop the transparency process first; this one needs its settings.
 */
import { parseArgs } from 'node:util';
import { runTransparencyCommand } from '../app/transparency-command.ts';
import { recoverLog } from '../domains/transparency/signing/recover-log.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'store-lost': { type: 'boolean', default: false },
    'new-key': { type: 'boolean', default: false },
    'writes-since': { type: 'string' },
  },
});
const [reason, ...rest] = positionals;
const since = values['writes-since'];
const writesSince = since === undefined ? undefined : new Date(since);
if (reason === undefined || rest.length > 0 || Number.isNaN(writesSince?.getTime())) {
  process.stderr.write('npm run transparency:recover -- "<reason>" [--store-lost] [--new-key] [--writes-since 2026-11-19T14:02Z]\n');
  process.exit(2);
}

await runTransparencyCommand(async (signer) => {
  const { lost, returned } = await recoverLog(signer, reason, {
    storeLost: values['store-lost'],
    newKey: values['new-key'],
    ...(writesSince && { writesSince }),
  });
  return [
    ...(returned > 0 ? [`${returned} entries were written to the second store again`] : []),
    lost ? `The log states that data of the editions ${lost.first} to ${lost.last} are lost, or may be.` : 'Every edition has data.',
  ];
});
