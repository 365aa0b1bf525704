import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate'

type Fields<Event> = readonly Exclude<keyof Event & string, 'type'>[]

/**
 * What an inspector may see of a machine beside its states and the types of its events: declared beside each machine, field
 * by field. Tokens, codes, mails and measures are never among them; what is not named is not shown.
 */
export type Inspectable<Machine extends AnyStateMachine> = {
  readonly context: readonly (keyof ContextFrom<Machine> & string)[]
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]?: Fields<Extract<EventFrom<Machine>, { type: Type }>>
  }
}
