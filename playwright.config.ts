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

/** Suites that use all devices of a member, fill the feed with hostile posts, or change members for a while. */
export const RUN_LAST = /(?:chat|first-hour\.[\w.]+|requests\.hostile|verification)\.spec\.ts$/;

const CHAT = /chat\.\w+\.spec\.ts$/;

/** Acceptance in Debian's Chromium against the whole running system; `npm run acceptance` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.artifacts/acceptance',
  reporter: [['list'], ['json', { outputFile: '.artifacts/acceptance.json' }]],
  workers: 2,
  // Two cores run two browsers and all processes, so a failed test is retried; a pass on retry is reported as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    // Serial, because they delete and write conversations of the same members.
    { name: 'chat', testMatch: CHAT, testIgnore: RUN_LAST, workers: 1, teardown: 'afterwards' },
    { name: 'others', testIgnore: [CHAT, RUN_LAST], teardown: 'afterwards' },
    // Serial too, because they change the plans, posts and connections of the same members. A teardown project runs after the others even when one of them fails; a dependent one would be skipped.
    { name: 'afterwards', testMatch: RUN_LAST, workers: 1 },
  ],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:13000',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: flags },
    // Drawing animations took a quarter of the time of a page.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test took a fifth of its time.
    trace: 'on-first-retry',
    // A missing element fails its own step, instead of using up the time of the test.
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
});
