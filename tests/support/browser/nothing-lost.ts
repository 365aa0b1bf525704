import { mergeTests } from '@playwright/test'
import { enteredSteps } from './entered-at-steps.ts'
import { test as inOwnShop } from './in-own-shop.ts'
import { test } from './pair-journey.ts'
import { happenings, type World } from './what-happens.ts'

type StepName = keyof typeof enteredSteps
type HappeningName = keyof typeof happenings
type Pair = readonly [step: StepName, happening: HappeningName]

/**
 * The pairs that no other journey covers: pair-resumed.spec.ts covers going back, guest-pair.spec.ts signing in, and
 * saved-scan.spec.ts a reload, another language and a lost connection in the middle of a scan.
 */
export const fewPairs: readonly Pair[] = [
  ['fit', 'a restarted shop'],
  ['summary', 'a new build'],
  ['checkout', 'a lost connection'],
]

const isFewPairs = ([step, happening]: Pair) => fewPairs.some(([one, other]) => one === step && other === happening)

const stepNames = Object.keys(enteredSteps) as StepName[]
const happeningNames = Object.keys(happenings) as HappeningName[]

/** All other steps with input, combined with everything that may happen there. */
export const otherPairs: readonly Pair[] = stepNames
  .flatMap((step) => happeningNames.map((happening): Pair => [step, happening]))
  .filter((pair) => !isFewPairs(pair))

type TestWorld = { world: Omit<World, 'step'> }

const inSharedShop = test.extend<TestWorld>({
  world: ({ page, context, mayFail }, use) =>
    use({ page, context, mayFail, restart: () => Promise.reject(new Error('The shop of all tests goes on')) }),
})

/** A test that stops the shop has a shop of its own: all other tests continue in theirs. */
const inRestartableShop = mergeTests(test, inOwnShop).extend<TestWorld>({
  world: ({ page, context, mayFail, ownShop }, use) => use({ page, context, mayFail, restart: ownShop.restart }),
})

export const testForPair = ([_, happening]: Pair) =>
  happening === 'a restarted shop' ? inRestartableShop : inSharedShop

export const pairTitle = ([step, happening]: Pair) => `${happening} takes nothing from ${enteredSteps[step].name}`

/** Enters something at a step, runs the scenario, and checks that what was entered is still there. */
export async function expectNothingLost([stepName, happening]: Pair, world: Omit<World, 'step'>): Promise<void> {
  const step = enteredSteps[stepName]
  const { page } = world
  await step.begin(page)
  await step.come(page)
  await step.enter(page)
  await step.expectThere(page, true)
  const { isSamePage } = await happenings[happening]({ ...world, step })
  await step.expectThere(page, isSamePage)
}
