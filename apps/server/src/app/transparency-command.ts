import { LogUnsafeError } from '../domains/transparency/signing/log-unsafe.ts';
import { SecondStoreConflictError } from '../domains/transparency/signing/second-store.ts';
import type { Signer } from '../domains/transparency/signing/signer.ts';
import { loadConfig } from '../platform/config/config.ts';
import { openSigner } from './transparency.ts';

/** Runs a command of an operator with the settings of the transparency process, and prints its lines or why the log does not allow it. */
export async function runTransparencyCommand(command: (signer: Signer) => Promise<string[]>): Promise<void> {
  const signer = openSigner(loadConfig(process.env, { process: 'transparency' }));
  try {
    for (const line of await command(signer)) process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof LogUnsafeError || error instanceof SecondStoreConflictError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await signer.close();
  }
}
