import { beforeAll, expect, test } from 'vitest'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import { coverageOf } from '../../machines/testing/coverage.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { coveringWalks } from '../support/components/wizard-walks/all-walks.ts'
import { loadSteps, takeWalk } from '../support/components/wizard-walks/take-walk.ts'
import { mayHappen } from '../support/components/wizard-walks/what-may-happen.ts'

freshBrowser()
beforeAll(loadSteps)

const walks = coveringWalks()

test('the walks leave out nothing that the machine of the four steps has', () => {
  const coverage = coverageOf(tabiGen01Machine)
  for (const { input, steps } of walks) coverage.replay(eventsOf(steps), input)
  expect(coverage.report()).toEqual({ missedStates: [], missedTransitions: [] })
  const happened = new Set(walks.flatMap(({ steps }) => eventsOf(steps).map(({ type }) => type)))
  expect(new Set(Object.keys(mayHappen))).toEqual(happened)
})

test.each(walks.map((walk, place) => [place + 1, walk] as const))(
  'whatever happens on the four steps, page and machine stay together: walk %i',
  (_, walk) => takeWalk(walk),
)

const eventsOf = (steps: (typeof walks)[number]['steps']) => steps.map(({ event }) => event)
