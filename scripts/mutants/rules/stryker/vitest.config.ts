import { defineConfig } from 'vitest/config'

/** The tests of one section on their own: Stryker runs each against the mutants that it covers. */
export default defineConfig({
  test: {
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    setupFiles: ['tests/support/quiet-console.ts'],
    environment: 'node',
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every run has its own copy of the tree, so that its cache would never be used again.
    fsModuleCache: false,
  },
})
