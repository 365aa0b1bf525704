import { beforeAll, test } from 'vitest'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { longWalks, shortWalks } from '../support/components/wizard-walks/all-walks.ts'
import { loadSteps, takeWalk } from '../support/components/wizard-walks/take-walk.ts'

freshBrowser()
beforeAll(loadSteps)

test.each(shortWalks().map((walk, index) => [index + 1, walk] as const))(
  'keeps page and machine in the same state: path %i',
  (_, walk) => takeWalk(walk),
)

test.each(longWalks().map((walk, index) => [index + 1, walk] as const))(
  'keeps page and machine in the same state for every pair of events: path %i',
  (_, walk) => takeWalk(walk),
)
