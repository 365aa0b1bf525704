import { beforeAll, test } from 'vitest'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import { coverageOf } from '../../machines/testing/coverage.ts'
import { freshBrowser } from '../support/fresh-browser.ts'
import { shortWalks } from '../support/wizard-walks/all-walks.ts'
import { takeWalk } from '../support/wizard-walks/take-walk.ts'

freshBrowser()

// What shows the steps is large: no test waits for it.
beforeAll(
  () =>
    Promise.all([
      import('#src/features/wizard/open-wizard.ts'),
      import('#src/features/wizard/scan/scan-step-parts.tsx'),
      import('#src/features/country/dialogs/country-dialogs.tsx'),
    ]),
  60_000,
)

const walks = shortWalks()
const coverage = coverageOf(tabiGen01Machine)

test.each(walks.map((walk, place) => [place + 1, walk] as const))(
  'the pages go with the machine: walk %i',
  async (_, walk) => {
    await takeWalk(walk, coverage)
  },
)
