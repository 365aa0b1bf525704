import { expect } from 'vitest'
import { openOf } from '#domain/design/design-file.ts'
import { stepOf } from '#machines/tabi-gen-01/step-of.ts'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import { coverageOf } from '../../../../machines/testing/coverage.ts'
import type { WizardWalk } from './all-walks.ts'
import { executors } from './executors.ts'
import type { Happening, WizardSnapshot } from './happening.ts'
import { openWalked, soon, type WalkedPage } from './open-walked.ts'
import { expectInStep } from './places.ts'

type Coverage = ReturnType<typeof coverageOf>

/** Where somebody is, and everything that they have entered; designs have other names than the machine alone gives them. */
function entered({ value, context }: WizardSnapshot) {
  const { owner, country, file, soleTyped, soleFault, hasAgreed, isAgreementMissing, cartFault, mine } = context
  const designs = file.designs.map(({ design }) => {
    const { name, upper, colour, feel, worn, soleText, feet } = design
    const areSent = feet && feet.left.scanId !== undefined
    return { name, upper, colour, feel, worn, soleText, areSent, isOpen: design.id === openOf(file).design.id }
  })
  const asked = { hasAgreed, isAgreementMissing, cartFault: cartFault?.code }
  return {
    value,
    owner,
    country,
    designs,
    soleTyped,
    soleFault,
    ...asked,
    hasMine: !!mine,
    removed: file.removed.length,
  }
}

/** Each executor takes events of its own type. */
const execute = (page: WalkedPage, event: Happening) =>
  (executors[event.type] as (page: WalkedPage, event: Happening) => Promise<void> | void)(page, event)

/** Takes a walk through the real pages: after each step the machine is where it was expected, and the page shows it. */
export async function takeWalk({ input, steps }: WizardWalk): Promise<void> {
  const taken = coverageOf(tabiGen01Machine)
  const page = await openWalked(input, taken.inspect)
  await soon(() => expectInStep(page))
  const way: string[] = []
  for (const { before, event, after } of steps) {
    way.push(`${stepOf(before)} ${JSON.stringify(before.value)} ${event.type}`)
    try {
      page.forgetTold()
      await execute(page, event)
      await soon(() => {
        expect(entered(page.now())).toEqual(entered(after))
        // What is refused the machine is not told: whoever asks for another step meanwhile stays.
        expect(page.told().includes(event.type)).toBe(before.can(event as never))
        expectInStep(page)
      })
    } catch (fault) {
      throw new Error(`After ${way.join(' > ')}: ${fault instanceof Error ? fault.message : fault}`, { cause: fault })
    }
  }
  expect(missedOf(taken, { input, steps })).toEqual([])
}

/** Who asks for a step meanwhile is refused before the machine is told. */
const refusal = / --xstate\.route\[\d+\]--> stays$/

/** The transitions that the machine alone takes on a walk, and that of the pages has not taken. Nobody has heard it begin. */
function missedOf(taken: Coverage, { input, steps }: WizardWalk): string[] {
  const [begun, alone] = [coverageOf(tabiGen01Machine), coverageOf(tabiGen01Machine)]
  begun.replay([], input)
  alone.replay(
    steps.map(({ event }) => event),
    input,
  )
  const unheard = new Set(alone.report().missedTransitions)
  const afterBegin = new Set(begun.report().missedTransitions)
  return taken
    .report()
    .missedTransitions.filter((name) => !unheard.has(name) && afterBegin.has(name) && !refusal.test(name))
}

/** What shows the steps is large: no walk waits for it. */
export const loadSteps = () =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-parts.tsx'),
    import('#src/features/country/dialogs/country-dialogs.tsx'),
    import('#src/features/wizard/summary/use-name-in-sentence.ts').then(({ bringNames }) => bringNames()),
  ])
