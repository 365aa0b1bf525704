import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

/** Hears everything that an actor says of itself: `watchActors` is the only one, and tells on what may be seen. */
export type Listener = (named: ActorName<AnyStateMachine>, said: InspectionEvent, sessionId?: string) => void

/** The statecharts that run in this page, by name. `watchActors` watches them. */
export type Actors = {
  running(): ReadonlyMap<string, AnyActorRef>
  subscribe(listener: Listener): () => void
  /** For whatever creates an actor: what it says of itself, under its name; or one that it has invoked, by its session. */
  inspect<Machine extends AnyStateMachine>(
    named: ActorName<Machine>,
    sessionId?: string,
  ): (event: InspectionEvent) => void
  /** From now on it is known by its name. Returns how it is forgotten. */
  add(name: string, actor: AnyActorRef): () => void
}

export function createActors(): Actors {
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
      const given = freeName(known, name)
      known.set(given, actor)
      return () => void known.delete(given)
    },
  }
}

/** Of two screens with the same machine both are known, the later one by a number. */
function freeName(known: ReadonlyMap<string, unknown>, name: string): string {
  for (let index = 1; ; index += 1) {
    const free = index === 1 ? name : `${name} ${index}`
    if (!known.has(free)) return free
  }
}
