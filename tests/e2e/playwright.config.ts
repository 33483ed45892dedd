import { defineConfig } from '@playwright/test';
import { browserFlags } from '../browser-flags.ts';

/** Two browsers' worth of tests at a time, because the usual machines have two cores. */
export default defineConfig({
  testDir: '.',
  globalSetup: './rendered-site.ts',
  outputDir: '../../test-results',
  // The tests of a file share one server, so they run in turn; files run side by side.
  fullyParallel: false,
  workers: 2,
  // A test may meet a busy moment of a shared machine; one that passes on a retry counts as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  // Generous, because a slow machine is no failure; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON
      ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const]
      : []),
  ],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...browserFlags,
        // A test's page is over before a compiler that optimises pays, or a process that draws, or
        // a graphics card there is none of here.
        '--js-flags=--no-opt --no-maglev',
        '--in-process-gpu',
        '--disable-gpu-compositing',
      ],
    },
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
  },
});
