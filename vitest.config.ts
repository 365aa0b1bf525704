import { defineConfig } from 'vitest/config'

const quietConsole = './tests/support/quiet-console.ts'
const sharePostgres = './tests/support/server/share-postgres.ts'

/**
 * No test fails by a timeout alone: these limits are those of a hang. A wait that never succeeds fails before its test
 * times out.
 */
const patient = { poll: { timeout: 60_000 } }
const hangMs = 300_000
/** For tests that make shoes, measure photos or start servers: seconds on a quiet machine, minutes on a busy one. */
const longHangMs = 900_000

/**
 * Node tests under the name that scripts/suites/suites.ts uses. Files are not isolated and share their loaded modules:
 * reloading them took a third of the processor time of the rules and two thirds of the components'.
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
      setupFiles: [quietConsole],
      expect: patient,
      testTimeout: limits.testTimeout ?? hangMs,
      hookTimeout: limits.testTimeout ?? hangMs,
      fileParallelism: !limits.inTurn,
      isolate: false,
      ...(limits.globalSetup ? { globalSetup: limits.globalSetup } : {}),
    },
  }
}

/** Tests of pages in jsdom, without a browser. */
function componentSuite(name: string, include: string) {
  return {
    extends: './vite.config.ts',
    test: {
      name,
      include: [include],
      environment: 'jsdom',
      maxWorkers: 2,
      isolate: false,
      setupFiles: [quietConsole, './tests/support/components/screen.ts'],
      expect: patient,
      testTimeout: hangMs,
      hookTimeout: hangMs,
    },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      nodeSuite('rules', ['{content,domain,server,scripts}/**/*.test.ts', 'tests/perf/**/*.test.ts']),
      nodeSuite('architecture', ['tests/architecture/**/*.test.ts'], { inTurn: true }),
      nodeSuite('texts', ['tests/texts/**/*.test.ts']),
      nodeSuite('pages', ['tests/pages/**/*.test.ts']),
      nodeSuite('machines', ['machines/**/*.test.ts']),
      nodeSuite('integration', ['tests/integration/**/*.test.ts'], { globalSetup: sharePostgres }),
      nodeSuite('integration-embedded', ['tests/integration/**/*.test.ts'], {
        inTurn: true,
        globalSetup: './tests/support/server/share-embedded.ts',
      }),
      nodeSuite('security', ['tests/security/*.test.ts'], { inTurn: true }),
      nodeSuite('security-long', ['tests/security/long/*.test.ts'], { testTimeout: longHangMs, inTurn: true }),
      nodeSuite('first-run', ['tests/first-run/**/*.test.ts'], { testTimeout: longHangMs, inTurn: true }),
      nodeSuite('crash', ['tests/crash/*.test.ts'], { testTimeout: longHangMs, inTurn: true }),
      nodeSuite('crash-long', ['tests/crash/long/*.test.ts'], { testTimeout: longHangMs, inTurn: true }),
      nodeSuite(
        'photos',
        ['tests/accuracy/photos/*.test.ts', 'tests/support/builders/foot-{photos,tracings}/**/*.test.ts'],
        { testTimeout: longHangMs },
      ),
      nodeSuite('photos-long', ['tests/accuracy/photos/long/*.test.ts'], { testTimeout: longHangMs }),
      nodeSuite('shoes', ['tests/accuracy/shoes/*.test.ts'], { testTimeout: longHangMs }),
      nodeSuite('shoes-long', ['tests/accuracy/shoes/long/*.test.ts'], { testTimeout: 1_200_000 }),
      componentSuite('components', '{src,tests/components}/**/*.test.{ts,tsx}'),
      componentSuite('components-long', 'tests/components-long/**/*.test.ts'),
    ],
  },
})
