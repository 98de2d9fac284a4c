import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Two members with two devices each, all that they may have; a feed full of hostile posts; members who become somebody for a while. */
export const RUN_LAST = /(?:chat|requests\.hostile|verification)\.spec\.ts$/;

const CHAT = /chat\.\w+\.spec\.ts$/;

/** Acceptance in Debian's Chromium against the whole running system; `npm run acceptance` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.artifacts/acceptance',
  reporter: [['list'], ['json', { outputFile: '.artifacts/acceptance.json' }]],
  workers: 2,
  // Two cores run two browsers and all processes: a test that only passes the second time is named as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // One after the other: they delete and write conversations of the same members.
    { name: 'chat', testMatch: CHAT, testIgnore: RUN_LAST, workers: 1, teardown: 'afterwards' },
    { name: 'others', testIgnore: [CHAT, RUN_LAST], teardown: 'afterwards' },
    // A teardown project runs after the others even when one of them fails; a dependent one would be skipped.
    { name: 'afterwards', testMatch: RUN_LAST },
  ],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:13000',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: flags },
    // Nobody watches: drawing what moves was a quarter of what a page takes.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test took a fifth of its time.
    trace: 'on-first-retry',
    // An element that is not there says so, instead of using up the whole test.
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
});
