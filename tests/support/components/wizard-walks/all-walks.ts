import type { AnyMachineSnapshot } from 'xstate'
import { nextToSend } from '#domain/design/design-file.ts'
import { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardInput } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { createCoverage } from '../../../../machines/testing/coverage.ts'
import { type Step, type Walk, walksThrough } from '../../../../machines/testing/walks.ts'
import { firstFile, onSentFeet, onUnsentFeet } from './elsewhere.ts'
import type { WizardSnapshot, WizardTestEvent } from './happening.ts'
import { mayHappen } from './what-may-happen.ts'

export type WizardWalk = Walk<WizardInput, WizardSnapshot, WizardTestEvent>

const guest = { owner: 'guest', country: 'GB' } as const
const inputs: readonly WizardInput[] = [
  { ...guest, file: onSentFeet },
  { ...guest, file: firstFile },
  { ...guest, file: onUnsentFeet },
  { ...guest, owner: 'customer', file: onSentFeet },
]

const happensAt = (snapshot: AnyMachineSnapshot) =>
  Object.values(mayHappen).flatMap((may) => may(snapshot as WizardSnapshot) as readonly WizardTestEvent[])

/** The part of a state that decides which transitions are possible from there. */
function getKey(snapshot: AnyMachineSnapshot): string {
  const { value, context } = snapshot as WizardSnapshot
  const { owner, country, file, localDesign, soleTextError, hasAgreed } = context
  const { feet, worn } = getOpenDesign(context)
  const atShop = owner === 'customer' && [file.removed.length > 0, nextToSend(file) !== undefined]
  const atStep = { style: [!!soleTextError], fit: [worn.length], summary: [country, hasAgreed], scan: [] }
  const [step = 'scan'] = Object.keys(value) as (keyof typeof atStep)[]
  const areSent = feet && feet.left.scanId !== undefined
  return JSON.stringify([value, owner, areSent, file.designs.length, !!localDesign, atShop, atStep[step]])
}

/** The state before, the event with its outcome, and the state after. */
function shownBy({ before, event, after }: Step): string {
  const outcome = 'output' in event ? (event.output as { kind: string }).kind : ''
  return JSON.stringify([before.value, event.type, outcome, after.value])
}

const through = (inPairs: boolean) =>
  walksThrough(tabiGen01Machine, {
    inputs,
    mayHappen: happensAt,
    getKey,
    shownBy,
    inPairs,
    longest: 16,
  }) as WizardWalk[]

/** Every event in every state, once, whatever state it leads to. */
export const shortWalks = () => through(false)

/**
 * The fewest of the short walks that cover every transition and every event type of the machine: a walk through real
 * pages takes a second.
 */
export function coveringWalks(): WizardWalk[] {
  const coverage = createCoverage(tabiGen01Machine)
  const eventTypes = new Set<string>()
  const longestFirst = shortWalks().sort((one, other) => other.steps.length - one.steps.length)
  let seen = 0
  return longestFirst.filter(({ input, steps }) => {
    const events = steps.map(({ event }) => event)
    coverage.replay(events, input)
    for (const { type } of events) eventTypes.add(type)
    const { missedStates, missedTransitions } = coverage.report()
    const seenNow = eventTypes.size - missedStates.length - missedTransitions.length
    const isNeeded = seen === 0 || seenNow > seen
    seen = seenNow
    return isNeeded
  })
}

/** Every pair of these that can follow each other. */
export const longWalks = () => through(true)
