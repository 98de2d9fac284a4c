/**
 * transparency-recover: continues the transparency log after a restore, by an entry that names the editions without data.
 *
 *   npm run transparency:recover -- "restored the backup of 19 November"
 *
 * The reason becomes public. Stop the transparency process first; this one needs its settings.
 */
import { openSigner } from '../app/transparency.ts';
import { LogUnsafeError } from '../domains/transparency/signing/log-unsafe.ts';
import { recoverLog } from '../domains/transparency/signing/recover-log.ts';
import { loadConfig } from '../platform/config/config.ts';

const [reason, ...rest] = process.argv.slice(2);
if (reason === undefined || rest.length > 0) {
  process.stderr.write('npm run transparency:recover -- "<reason>"\n');
  process.exit(2);
}

const signer = openSigner(loadConfig(process.env, { process: 'transparency' }));
try {
  const { lost, returned } = await recoverLog(signer, reason);
  if (returned > 0) process.stdout.write(`${returned} entries were written to the second store again\n`);
  process.stdout.write(lost ? `Editions ${lost.first} to ${lost.last} have no data: the log states it.\n` : 'Every edition has data.\n');
} catch (error) {
  if (!(error instanceof LogUnsafeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await signer.close();
}
