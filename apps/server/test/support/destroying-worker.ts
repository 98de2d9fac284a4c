/**
 * A worker for fault tests: it runs the destruction of documents and kills itself `before` or `after` it deletes a
 * file, as HALT_AT states.
 */
import { openWorkerPlatform } from '../../src/app/platforms.ts';
import { tasks } from '../../src/domains/documents/destruction/jobs.ts';
import { DESTROY } from '../../src/domains/documents/destruction/job-names.ts';
import { loadConfig } from '../../src/platform/config/config.ts';

const haltAt = process.env['HALT_AT'];
const haltHere = (point: string) => void (point === haltAt && process.kill(process.pid, 'SIGKILL'));

const platform = await openWorkerPlatform(loadConfig(process.env));
const { documents } = platform;
const remove = async (key: string) => {
  haltHere('before');
  await documents.remove(key);
  haltHere('after');
};
await tasks({ ...platform, documents: { ...documents, remove } })[DESTROY]?.({});
await platform.close();
