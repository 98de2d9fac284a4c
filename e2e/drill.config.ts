import { defineConfig } from '@playwright/test';

const [PORT = '', DOMAIN = ''] = [process.env['DRILL_PORT'], process.env['DRILL_DOMAIN']];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No request of a page leaves this machine.
  `--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1:${PORT}, MAP files.${DOMAIN} 127.0.0.1:${PORT}, MAP * ~NOTFOUND`,
];

/** Runs the members of a drill in Debian's Chromium against deploy/one-machine; `npm run drill` starts both. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.drill\.ts$/,
  outputDir: '../.artifacts/drill/browser',
  reporter: [['list']],
  workers: 1,
  timeout: 15 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `https://${DOMAIN}`,
    // Its certificates are signed by an authority that was made for this drill.
    ignoreHTTPSErrors: true,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: flags },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
});
