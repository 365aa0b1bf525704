import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate'

type Fields<Event> = readonly Exclude<keyof Event & string, 'type'>[]

/**
 * The fields that an inspector may show beside the states and event types of a machine: an allowlist, declared per
 * machine. Tokens, codes, e-mail addresses and measurements are never listed.
 */
export type Inspectable<Machine extends AnyStateMachine> = {
  readonly context: readonly (keyof ContextFrom<Machine> & string)[]
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]?: Fields<Extract<EventFrom<Machine>, { type: Type }>>
  }
}
