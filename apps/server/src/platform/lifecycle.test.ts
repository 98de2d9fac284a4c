import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function run(failure: string) {
  const script = `
    import { createLog } from './log.ts';
    import { runProcess } from './lifecycle.ts';
    const config = { LOG_LEVEL: 'info', RELEASE: 'test' };
    await runProcess('sample', async () => ({ stop: async () => undefined }), { config, log: createLog(config, 'sample') });
    ${failure}
    setInterval(() => undefined, 1000);`;
  return spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

it.each([
  ['thrown', `setTimeout(() => { throw Object.assign(new Error('unexpected'), { detail: 'hidden-value' }); });`],
  ['rejected', `void Promise.reject(Object.assign(new Error('unexpected'), { detail: 'hidden-value' }));`],
])('an error that is %s outside of any handler ends the process and stands in its log, redacted', (_how, cause) => {
  const { status, stdout, stderr } = run(cause);
  // Not always the last line: it is written at once, and the others when their turn comes.
  const entries = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const failure = { level: 60, msg: 'sample failed', err: expect.objectContaining({ message: 'unexpected' }) as object };
  expect(entries).toContainEqual(expect.objectContaining(failure));
  expect(stdout + stderr).not.toContain('hidden-value');
  expect(status).toBe(1);
});
