/**
 * transparency-recover: continues the transparency log after a restore, by an entry that names the editions without data.
 *
 *   npm run transparency:recover -- "restored the backup of 19 November"
 *
 * The reason becomes public. Stop the transparency process first; this one needs its settings.
 */
import { runTransparencyCommand } from '../app/transparency-command.ts';
import { recoverLog } from '../domains/transparency/signing/recover-log.ts';

const [reason, ...rest] = process.argv.slice(2);
if (reason === undefined || rest.length > 0) {
  process.stderr.write('npm run transparency:recover -- "<reason>"\n');
  process.exit(2);
}

await runTransparencyCommand(async (signer) => {
  const { lost, returned } = await recoverLog(signer, reason);
  return [
    ...(returned > 0 ? [`${returned} entries were written to the second store again`] : []),
    lost ? `Editions ${lost.first} to ${lost.last} have no data: the log states it.` : 'Every edition has data.',
  ];
});
