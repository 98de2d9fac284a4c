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
])('runProcess exits with 1 and logs a redacted error that was %s outside any handler', (_how, cause) => {
  const { status, stdout, stderr } = run(cause);
  // The entry is written synchronously and may precede others, so it is not always the last line.
  const entries = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const failure = { level: 60, msg: 'sample failed', err: expect.objectContaining({ message: 'unexpected' }) as object };
  expect(entries).toContainEqual(expect.objectContaining(failure));
  expect(stdout + stderr).not.toContain('hidden-value');
  expect(status).toBe(1);
});
