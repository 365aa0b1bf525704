import { defineConfig } from 'vitest/config'

const quiet = './tests/support/quiet-console.ts'
const share = './tests/support/share-postgres.ts'

/** Patience for a busy machine: what never comes still fails, what comes late is no fault. */
const patient = { poll: { timeout: 10_000 } }

/**
 * Some Node tests, by the name that the suites call them (scripts/suites/suites.ts). Files keep nothing between them and
 * share what they load: a third of the processor time of the rules was loading the same again, two thirds of the screens'.
 */
function nodeSuite(
  name: string,
  include: string[],
  limits: { testTimeout?: number; inTurn?: boolean; globalSetup?: string } = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      environment: 'node',
      setupFiles: [quiet],
      expect: patient,
      testTimeout: limits.testTimeout ?? 60_000,
      hookTimeout: limits.testTimeout ?? 60_000,
      fileParallelism: !limits.inTurn,
      isolate: false,
      ...(limits.globalSetup ? { globalSetup: limits.globalSetup } : {}),
    },
  }
}

/** Tests of pages that are drawn without a browser. */
function screenSuite(name: string, include: string) {
  return {
    extends: './vite.config.ts',
    test: {
      name,
      include: [include],
      environment: 'jsdom',
      isolate: false,
      setupFiles: [quiet, './tests/support/screen.ts'],
      expect: patient,
      testTimeout: 60_000,
    },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      nodeSuite('rules', ['{content,domain,server,scripts}/**/*.test.ts', 'tests/{gates,perf}/**/*.test.ts']),
      nodeSuite('pages', ['tests/pages/**/*.test.ts']),
      nodeSuite('machines', ['machines/**/*.test.ts']),
      nodeSuite('race', ['tests/{data,race}/**/*.test.ts'], { testTimeout: 60_000, inTurn: true, globalSetup: share }),
      nodeSuite('race-embedded', ['tests/race/**/*.test.ts'], {
        testTimeout: 60_000,
        inTurn: true,
        globalSetup: './tests/support/share-embedded.ts',
      }),
      nodeSuite('security', ['tests/security/**/*.test.ts'], { testTimeout: 60_000, inTurn: true }),
      nodeSuite('first-run', ['tests/first-run/**/*.test.ts'], { testTimeout: 300_000, inTurn: true }),
      nodeSuite('kills', ['tests/kills/**/*.test.ts'], { testTimeout: 180_000, inTurn: true }),
      nodeSuite('photos', ['tests/photos/**/*.test.ts', 'tests/support/foot-{photos,tracings}/**/*.test.ts'], {
        testTimeout: 60_000,
      }),
      nodeSuite('shoes', ['tests/shoes/*.test.ts'], { testTimeout: 60_000 }),
      nodeSuite('shoes-long', ['tests/shoes/long/*.test.ts'], { testTimeout: 300_000 }),
      screenSuite('screens', '{src,tests/screens}/**/*.test.{ts,tsx}'),
      screenSuite('screens-long', 'tests/screens-long/**/*.test.ts'),
    ],
  },
})
