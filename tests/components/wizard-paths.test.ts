import { beforeAll, expect, test } from 'vitest'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import { createCoverage } from '../../machines/testing/coverage.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { coveringWalks } from '../support/components/wizard-walks/all-walks.ts'
import { loadSteps, takeWalk } from '../support/components/wizard-walks/take-walk.ts'
import { mayHappen } from '../support/components/wizard-walks/what-may-happen.ts'

freshBrowser()
beforeAll(loadSteps)

const walks = coveringWalks()

test('covers all states and transitions of the wizard’s machine', () => {
  const coverage = createCoverage(tabiGen01Machine)
  for (const { input, steps } of walks) coverage.replay(listEvents(steps), input)
  expect(coverage.report()).toEqual({ missedStates: [], missedTransitions: [] })
  const happened = new Set(walks.flatMap(({ steps }) => listEvents(steps).map(({ type }) => type)))
  expect(new Set(Object.keys(mayHappen))).toEqual(happened)
})

test.each(walks.map((walk, index) => [index + 1, walk] as const))(
  'keeps page and machine in the same state: path %i',
  (_, walk) => takeWalk(walk),
)

const listEvents = (steps: (typeof walks)[number]['steps']) => steps.map(({ event }) => event)
