/** A transparency process that publishes what is due at NOW, and kills itself at a point of an edition or after some milliseconds. */
import { openSigner } from '../../src/app/transparency.ts';
import { publishEdition } from '../../src/domains/transparency/signing/publish-edition.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { haltingAt, testClocks, type CrashPoint } from './halting-signer.ts';

const { NOW = '', HALT_AT = '', HALT_AFTER_MS } = process.env;
const die = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
const signer = openSigner(loadConfig(process.env, { process: 'transparency' }), testClocks({ now: () => new Date(NOW) }));
if (HALT_AFTER_MS !== undefined) setTimeout(() => void die(), Number(HALT_AFTER_MS));
const halting = HALT_AT === '' ? signer : haltingAt(signer, HALT_AT as CrashPoint, die);
while (await publishEdition(halting));
await signer.close();
