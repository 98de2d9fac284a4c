/** A worker for the fault tests: destroys what is due, and kills itself `before` or `after` it removes a file, as HALT_AT says. */
import { openWorkerPlatform } from '../app/platforms.ts';
import { tasks } from '../domains/documents/destruction/jobs.ts';
import { DESTROY } from '../domains/documents/destruction/task-name.ts';
import { loadConfig } from '../platform/config/config.ts';

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
