import { defineConfig } from 'vitest/config';

const engines = { globalSetup: ['apps/server/test/support/global-setup.ts'], testTimeout: 30_000, hookTimeout: 120_000 };

/** `npm run safety` runs properties more often, with one seed, and counts the runs. */
const counted = process.env['SAFETY_PROPERTIES'] ? ['scripts/safety/properties.ts'] : [];

// Loading packages again for every file took as long as the tests.
const together = { isolate: false, setupFiles: ['apps/server/test/support/fresh-modules.ts', ...counted] };

/** Long tests run only in `npm run check:all`, or when they are named on the command line. */
const isQuick = process.env['TESTS'] === 'quick';
const notNow = isQuick ? ['**/*.long.test.ts'] : [];

export default defineConfig({
  test: {
    // One more than CI has cores: a worker waits for PostgreSQL a third of its time.
    maxWorkers: 3,
    // The socket adapter does not await its subscription: if a test closes before Redis replies, the rejection is unhandled.
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
          // Test databases need no durability, so commits do not wait for the disk.
          env: { PGOPTIONS: '-c synchronous_commit=off' },
        },
      },
      // Faults, races and hostile files; then tests that measure time, one at a time on an idle machine.
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
