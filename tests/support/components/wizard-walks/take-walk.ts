import { expect } from 'vitest'
import { getOpenSavedDesign } from '#domain/design/design-file.ts'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { createCoverage } from '../../../../machines/testing/coverage.ts'
import type { WizardWalk } from './all-walks.ts'
import { executors } from './executors.ts'
import type { WizardSnapshot, WizardTestEvent } from './happening.ts'
import { openWalked, soon, type WalkedPage } from './open-walked.ts'
import { expectInStep } from './places.ts'

type Coverage = ReturnType<typeof createCoverage>

/**
 * The step and everything that was entered; design ids are left out, because they differ from those of the machine
 * alone.
 */
function entered({ value, context }: WizardSnapshot) {
  const { owner, country, file, soleTyped, soleTextError, hasAgreed, isAgreementMissing, cartError, localDesign } =
    context
  const designs = file.designs.map(({ design }) => {
    const { name, upper, colour, feel, worn, soleText, feet } = design
    const areSent = feet && feet.left.scanId !== undefined
    return {
      name,
      upper,
      colour,
      feel,
      worn,
      soleText,
      areSent,
      isOpen: design.id === getOpenSavedDesign(file).design.id,
    }
  })
  const agreementState = { hasAgreed, isAgreementMissing, cartError: cartError?.code }
  return {
    value,
    owner,
    country,
    designs,
    soleTyped,
    soleTextError,
    ...agreementState,
    hasLocalDesign: !!localDesign,
    removed: file.removed.length,
  }
}

/** Each executor handles events of its own type. */
const execute = (page: WalkedPage, event: WizardTestEvent) =>
  (executors[event.type] as (page: WalkedPage, event: WizardTestEvent) => Promise<void> | void)(page, event)

/** Takes a walk through the real pages: after each step the machine is in the expected state, and the page shows it. */
export async function takeWalk({ input, steps }: WizardWalk): Promise<void> {
  const taken = createCoverage(tabiGen01Machine)
  const page = await openWalked(input, taken.inspect)
  await soon(() => expectInStep(page))
  const way: string[] = []
  for (const { before, event, after } of steps) {
    way.push(`${selectWizardStep(before)} ${JSON.stringify(before.value)} ${event.type}`)
    try {
      page.clearEvents()
      await execute(page, event)
      await soon(() => {
        expect(entered(page.now())).toEqual(entered(after))
        // The page rejects what is not allowed before the machine receives the event.
        expect(page.events().includes(event.type)).toBe(before.can(event as never))
        expectInStep(page)
      })
    } catch (error) {
      throw new Error(`After ${way.join(' > ')}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  expect(findMissed(taken, { input, steps })).toEqual([])
}

/** Forbidden transitions: the router or a busy button rejects them before the machine receives the event. */
const rejectedByPage = / --(xstate\.route|design\.(begun|opened))\[\d+\]--> stays$/

/**
 * The transitions that the machine alone takes on a walk but the pages did not. Initial transitions are excluded,
 * because nothing observes them.
 */
function findMissed(taken: Coverage, { input, steps }: WizardWalk): string[] {
  const [begun, alone] = [createCoverage(tabiGen01Machine), createCoverage(tabiGen01Machine)]
  begun.replay([], input)
  alone.replay(
    steps.map(({ event }) => event),
    input,
  )
  const missedTransitions = new Set(alone.report().missedTransitions)
  const afterBegin = new Set(begun.report().missedTransitions)
  return taken
    .report()
    .missedTransitions.filter(
      (name) => !missedTransitions.has(name) && afterBegin.has(name) && !rejectedByPage.test(name),
    )
}

/** The chunks of the steps are large: load them before the walks, so that no walk waits for them. */
export const loadSteps = () =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
    import('#src/features/country/dialogs/country-dialogs.tsx'),
    import('#src/features/wizard/summary/use-name-in-sentence.ts').then(({ bringNames }) => bringNames()),
  ])
