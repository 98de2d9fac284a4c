import { defineConfig } from 'vitest/config';

const engines = { globalSetup: ['apps/server/test/support/global-setup.ts'], testTimeout: 30_000, hookTimeout: 120_000 };

/** `npm run safety` tries properties more often, with one seed, and counts the runs. */
const counted = process.env['SAFETY_PROPERTIES'] ? ['scripts/safety/properties.ts'] : [];

// Loading packages anew for every file took as long as the tests.
const together = { isolate: false, setupFiles: ['apps/server/test/support/fresh-modules.ts', ...counted] };

/** Those that take many seconds wait for `npm run check:all`; named on the command line they run at once. */
const isQuick = process.env['TESTS'] === 'quick';
const notNow = isQuick ? ['**/*.long.test.ts'] : [];

export default defineConfig({
  test: {
    // One more than CI has cores: a worker waits for PostgreSQL a third of its time.
    maxWorkers: 3,
    // The adapter of sockets subscribes without waiting: where a test closes before Redis has answered, nobody holds that promise.
    onUnhandledError: (error) => !(error.message === 'Disconnects client' && error.stack?.includes('redis-streams-adapter')),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/sandbox/src/**/*.test.ts',
            'tools/*/*.test.ts',
            'scripts/**/*.test.ts',
            'soak/**/*.test.ts',
            'load/**/*.test.ts',
            'apps/web/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.timed.test.ts', ...notNow],
          testTimeout: 30_000,
          ...together,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/*.slow.test.ts', '**/*.timed.test.ts', ...notNow],
          ...engines,
          ...together,
          // Nobody pulls the plug on a test's database: a commit need not wait for the disk.
          env: { PGOPTIONS: '-c synchronous_commit=off' },
        },
      },
      // Faults, races and hostile files; and what measures time, one at a time on a machine with nothing else to do.
      { test: { name: 'slow', include: ['apps/server/**/*.slow.test.ts'], ...engines, testTimeout: 400_000 } },
      {
        test: {
          name: 'timed',
          include: ['{apps/server,packages/*/src,packages/*/test}/**/*.timed.test.ts'],
          ...engines,
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
