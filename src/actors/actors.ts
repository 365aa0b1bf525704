import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

/**
 * Receives every inspection event of an actor. `watchActors` is the only listener; it passes on the
 * inspectable fields only.
 */
export type Listener = (named: ActorName<AnyStateMachine>, said: InspectionEvent, sessionId?: string) => void

/** The actors that run in this page, by name. `watchActors` observes them. */
export type Actors = {
  running(): ReadonlyMap<string, AnyActorRef>
  subscribe(listener: Listener): () => void
  /**
   * The `inspect` option for an actor that is created under a name; with a session ID, for an actor that
   * another one has invoked.
   */
  inspect<Machine extends AnyStateMachine>(
    named: ActorName<Machine>,
    sessionId?: string,
  ): (event: InspectionEvent) => void
  /** Registers an actor under its name. Returns the function that unregisters it. */
  add(name: string, actor: AnyActorRef): () => void
}

export function createActorRegistry(): Actors {
  const known = new Map<string, AnyActorRef>()
  const listeners = new Set<Listener>()
  return {
    running: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    inspect: (named, sessionId) => (said) => {
      for (const actorListener of listeners) actorListener(named as ActorName<AnyStateMachine>, said, sessionId)
    },
    add(name, actor) {
      const uniqueName = freeName(known, name)
      known.set(uniqueName, actor)
      return () => void known.delete(uniqueName)
    },
  }
}

/** Two components with the same machine are both registered; the later one gets a number. */
function freeName(known: ReadonlyMap<string, unknown>, name: string): string {
  for (let index = 1; ; index += 1) {
    const free = index === 1 ? name : `${name} ${index}`
    if (!known.has(free)) return free
  }
}
