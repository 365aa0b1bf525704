import { beforeAll, test } from 'vitest'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { longWalks, shortWalks } from '../support/components/wizard-walks/all-walks.ts'
import { loadSteps, takeWalk } from '../support/components/wizard-walks/take-walk.ts'

freshBrowser()
beforeAll(loadSteps)

test.each(shortWalks().map((walk, index) => [index + 1, walk] as const))(
  'whatever happens on the four steps, page and machine stay together: walk %i',
  (_, walk) => takeWalk(walk),
)

test.each(longWalks().map((walk, index) => [index + 1, walk] as const))(
  'whatever follows whatever on the four steps, page and machine stay together: walk %i',
  (_, walk) => takeWalk(walk),
)
