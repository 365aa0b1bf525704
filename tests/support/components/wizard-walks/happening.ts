import type { OutputFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import type { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardEvent, WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'

export type WizardSnapshot = SnapshotFrom<typeof tabiGen01Machine>

type Effects = NonNullable<NonNullable<Parameters<typeof tabiGen01Machine.provide>[0]>['actors']>
type Effect = keyof Effects
type ActorOutput<Name extends Effect> = OutputFrom<NonNullable<Effects[Name]>>
type ActorDoneEvent = {
  [Name in Effect]: ActorOutput<Name> extends undefined
    ? never
    : { readonly type: `xstate.done.actor.${Name}`; readonly output: ActorOutput<Name> }
}[Effect]
type ActorErrorEvent = {
  [Name in Effect]: { readonly type: `xstate.error.actor.${Name}`; readonly error: Error }
}[Effect]

/** Every event of the wizard's machine: its own events and the results of its actors. */
export type WizardTestEvent = WizardEvent | ActorDoneEvent | ActorErrorEvent
export type TestEventByType<Type extends WizardTestEvent['type']> = Extract<WizardTestEvent, { type: Type }>

type NestedStateValue = Extract<StateValueFrom<typeof tabiGen01Machine>, object>
type ChildStateValue<Value, Step> = Value extends unknown
  ? Step extends keyof Value
    ? NonNullable<Value[Step]>
    : never
  : never
/** A value for each state: a new state does not compile without one. */
export type ByWizardState<Value> = {
  readonly [Step in WizardStep]: { readonly [Name in ChildStateValue<NestedStateValue, Step> & string]: Value }
}
