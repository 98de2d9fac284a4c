/**
 * transparency-recover: continues the transparency log after a restore, by an entry that names the editions without data.
 *
 *   npm run transparency:recover -- "restored the backup of 19 November" [--store-lost] [--new-key]
 *
 * --store-lost   the bucket or its folder was lost or left: writes all entries to the configured one again
 * --new-key      the log's key was lost: the configured key continues the log
 *
 * The reason becomes public. Stop the transparency process first; this one needs its settings.
 */
import { parseArgs } from 'node:util';
import { runTransparencyCommand } from '../app/transparency-command.ts';
import { recoverLog } from '../domains/transparency/signing/recover-log.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'store-lost': { type: 'boolean', default: false }, 'new-key': { type: 'boolean', default: false } },
});
const [reason, ...rest] = positionals;
if (reason === undefined || rest.length > 0) {
  process.stderr.write('npm run transparency:recover -- "<reason>" [--store-lost] [--new-key]\n');
  process.exit(2);
}

await runTransparencyCommand(async (signer) => {
  const { lost, returned } = await recoverLog(signer, reason, { storeLost: values['store-lost'], newKey: values['new-key'] });
  return [
    ...(returned > 0 ? [`${returned} entries were written to the second store again`] : []),
    lost ? `Editions ${lost.first} to ${lost.last} have no data: the log states it.` : 'Every edition has data.',
  ];
});
