import type { OutputFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import type { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardEvent, WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'

export type WizardSnapshot = SnapshotFrom<typeof tabiGen01Machine>

type Effects = NonNullable<NonNullable<Parameters<typeof tabiGen01Machine.provide>[0]>['actors']>
type Effect = keyof Effects
type Output<Name extends Effect> = OutputFrom<NonNullable<Effects[Name]>>
type Done = {
  [Name in Effect]: Output<Name> extends undefined
    ? never
    : { readonly type: `xstate.done.actor.${Name}`; readonly output: Output<Name> }
}[Effect]
type Broken = { [Name in Effect]: { readonly type: `xstate.error.actor.${Name}`; readonly error: Error } }[Effect]

/** Everything that can happen to the machine of the four steps: what it is told, and how what it waits for ends. */
export type Happening = WizardEvent | Done | Broken
export type HappeningOf<Type extends Happening['type']> = Extract<Happening, { type: Type }>

type Nested = Extract<StateValueFrom<typeof tabiGen01Machine>, object>
type InsideOf<Value, Step> = Value extends unknown
  ? Step extends keyof Value
    ? NonNullable<Value[Step]>
    : never
  : never
/** Something for each state: one that is new does not compile without. */
export type OfEveryPlace<Value> = {
  readonly [Step in WizardStep]: { readonly [Name in InsideOf<Nested, Step> & string]: Value }
}
