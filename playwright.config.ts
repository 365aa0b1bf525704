import { defineConfig, devices } from '@playwright/test'
import { presentBrowser } from './scripts/prepare/browser.mjs'

const browser = await presentBrowser(import.meta.dirname)
const isRoot = process.getuid?.() === 0

/** Flags that disable what a test browser does not need on a machine without a screen or a network. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  // For two processors: a test waits for its browser a third of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous for a busy machine: something that never happens still fails, something late does not.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalSetup: './tests/support/browser/open-shop-for-browser.ts',
  projects: [
    { name: 'browser', testDir: 'tests/e2e' },
    { name: 'browser-long', testDir: 'tests/e2e-long' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    // The global setup starts the shop before the tests and passes its address to their processes.
    ...(process.env.SHOP_URL ? { baseURL: process.env.SHOP_URL } : {}),
    // Motion takes an eighth of the processor time. `npm run test:long` runs every journey with it.
    reducedMotion: process.env.TEST_LONG ? 'no-preference' : 'reduce',
    // A trace costs more than a test; it is recorded only when a failed test is retried on its own.
    trace: process.env.TEST_TRACE ? 'on' : 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser.path } : {}),
      chromiumSandbox: !isRoot,
      args: quiet,
    },
  },
})
