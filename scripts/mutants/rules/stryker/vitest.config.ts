import { defineConfig } from 'vitest/config'

/** The tests of one part, by themselves: Stryker runs each against the mutants that it touches. */
export default defineConfig({
  test: {
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    setupFiles: ['tests/support/quiet-console.ts'],
    environment: 'node',
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every run has a copy of the tree of its own, and what is kept of it is never asked for again.
    fsModuleCache: false,
  },
})
