import { mergeTests } from '@playwright/test'
import { enteredSteps } from './entered-at-steps.ts'
import { test as inOwnShop } from './in-own-shop.ts'
import { test } from './pair-journey.ts'
import { happenings, type World } from './what-happens.ts'

type StepName = keyof typeof enteredSteps
type HappeningName = keyof typeof happenings
type Pair = readonly [step: StepName, happening: HappeningName]

/**
 * What no other journey walks. Going back is walked by pair-resumed.spec.ts, signing in by guest-pair.spec.ts,
 * a reload, another language and a line that is gone in the middle of a scan by saved-scan.spec.ts.
 */
export const fewPairs: readonly Pair[] = [
  ['fit', 'a shop that starts anew'],
  ['summary', 'a new build'],
  ['checkout', 'a line that is gone'],
]

const isFewPairs = ([step, happening]: Pair) => fewPairs.some(([one, other]) => one === step && other === happening)

const stepNames = Object.keys(enteredSteps) as StepName[]
const happeningNames = Object.keys(happenings) as HappeningName[]

/** Every other step at which something is entered, with everything that may happen then. */
export const otherPairs: readonly Pair[] = stepNames
  .flatMap((step) => happeningNames.map((happening): Pair => [step, happening]))
  .filter((pair) => !isFewPairs(pair))

type TestWorld = { world: Omit<World, 'step'> }

const inSharedShop = test.extend<TestWorld>({
  world: ({ page, context, mayFail }, use) =>
    use({ page, context, mayFail, restart: () => Promise.reject(new Error('The shop of all tests goes on')) }),
})

/** Where the shop is stopped it is one of its own: all other tests go on in theirs. */
const inRestartableShop = mergeTests(test, inOwnShop).extend<TestWorld>({
  world: ({ page, context, mayFail, ownShop }, use) => use({ page, context, mayFail, restart: ownShop.restart }),
})

export const testForPair = ([_, happening]: Pair) =>
  happening === 'a shop that starts anew' ? inRestartableShop : inSharedShop

export const pairTitle = ([step, happening]: Pair) => `${happening} takes nothing from ${enteredSteps[step].name}`

/** Enters something at a step, lets it happen, and looks for what was entered. */
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
