import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate'
import type { Inspectable } from '#machines/inspectable.ts'

/** The name and the inspectable fields that every actor of the browser is started with. */
export type ActorName<Machine extends AnyStateMachine> = {
  /** The name in the registry and the inspector. */
  readonly name: string
  readonly inspectable: Inspectable<Machine>
}

type Facts = Readonly<Record<string, unknown>>

/** What a watcher receives of a running machine: an event that it received, or its current state. */
export type InspectedSnapshot =
  | { readonly kind: 'event'; readonly actor: string; readonly type: string; readonly facts: Facts }
  | {
      readonly kind: 'state'
      readonly actor: string
      readonly value: StateValue
      readonly status: string
      readonly facts: Facts
    }

/**
 * Reduces an inspection event to the fields that the machine declares. Events of other actors in the same
 * system are ignored.
 */
export function inspectEvent<Machine extends AnyStateMachine>(
  { name, inspectable }: ActorName<Machine>,
  said: InspectionEvent,
  sessionId = said.rootId,
): InspectedSnapshot | undefined {
  if (said.actorRef.sessionId !== sessionId) return undefined
  if (said.type === '@xstate.event') {
    const { type } = said.event
    const fields = (inspectable.events as Readonly<Record<string, readonly string[] | undefined>>)[type]
    return { kind: 'event', actor: name, type, facts: pick(said.event, fields) }
  }
  if (said.type !== '@xstate.snapshot' || !('value' in said.snapshot)) return undefined
  const { value, status, context } = said.snapshot as AnyMachineSnapshot
  return { kind: 'state', actor: name, value, status, facts: pick(context, inspectable.context) }
}

function pick(from: AnyEventObject | Record<string, unknown>, names: readonly string[] = []): Facts {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}
