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

/** Acceptance in Debian's Chromium against the whole running system; `npm run acceptance` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.artifacts/acceptance',
  reporter: [['list'], ['json', { outputFile: '.artifacts/acceptance.json' }]],
  workers: 2,
  // Two cores run the browser, the engines and the house at once; a test that passes only the second time is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:13000',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags },
    trace: 'retain-on-failure',
  },
});
