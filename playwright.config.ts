import { defineConfig, devices } from '@playwright/test'
import { presentBrowser } from './scripts/prepare/browser.mjs'

const browser = await presentBrowser(import.meta.dirname)
const isRoot = process.getuid?.() === 0

/** What keeps a test browser quiet on a machine without a screen or a network. */
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
  // On two processors: a test waits for its browser a third of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Patience for a busy machine: what never comes still fails, what comes late is no fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalSetup: './tests/support/browser/open-shop-for-browser.ts',
  projects: [
    { name: 'browser', testDir: 'tests/e2e' },
    { name: 'browser-long', testDir: 'tests/e2e-long' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    // The shop is opened before the tests and tells its address to their processes.
    ...(process.env.SHOP_URL ? { baseURL: process.env.SHOP_URL } : {}),
    // A trace costs more than a test; it is taken when a test that failed is tried once more alone.
    trace: process.env.TEST_TRACE ? 'on' : 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser.path } : {}),
      chromiumSandbox: !isRoot,
      args: quiet,
    },
  },
})
