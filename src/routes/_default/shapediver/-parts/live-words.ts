import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SnapshotFrom } from 'xstate'
import type { FigureName } from '#domain/foot/foot-figures.ts'
import type { ChoiceName } from '#domain/live-model/match-parameters.ts'
import type { shapeDiverSessionMachine } from '#machines/shapediver-session/shapediver-session.machine.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'

const propertyWords: Readonly<Record<Exclude<ChoiceName, `${string}.${string}`>, MessageDescriptor>> = {
  upper: msg`Upper`,
  colour: msg`Colour`,
  feel: msg`Feel`,
  soleText: msg`Text under the sole`,
}

/** The name of a choice; a measure has the same one on both feet. */
export function choiceWord(choice: ChoiceName): MessageDescriptor {
  const [, figure] = choice.split('.') as [string, FigureName | undefined]
  return figure ? figureWords[figure] : propertyWords[choice as keyof typeof propertyWords]
}

type Snapshot = SnapshotFrom<typeof shapeDiverSessionMachine>

/** Why the pair of the shop is shown, by the tag of the state. */
const reasons = {
  refused: msg`ShapeDiver doesn’t accept our ticket.`,
  unreachable: msg`ShapeDiver can’t be reached.`,
  slow: msg`ShapeDiver doesn’t answer.`,
  ended: msg`ShapeDiver has ended the live session.`,
  exhausted: msg`No live session is available at the moment.`,
  'wrong-model': msg`The live model isn’t a pair of shoes.`,
  left: msg`The live session ended when you left the page.`,
  broken: msg`The live model couldn’t be shown.`,
} as const

export function localReason(snapshot: Snapshot): MessageDescriptor | undefined {
  const tag = (Object.keys(reasons) as (keyof typeof reasons)[]).find((one) => snapshot.hasTag(one))
  return tag && reasons[tag]
}
