import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { type ActorName, type Seen, seenOf } from './seen.ts'

export type Watcher = (seen: Seen) => void

/** The statecharts that run in this page, by name. Whoever watches sees what each machine declares, and nothing else. */
export type Actors = {
  running(): ReadonlyMap<string, AnyActorRef>
  /** Sees every event and every state from now on. Returns how to end this. */
  watchedBy(watcher: Watcher): () => void
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
  const watchers = new Set<Watcher>()
  /** A watcher that breaks is asked no more, and what it watches goes on. */
  const tell = (watcher: Watcher, seen: Seen) => {
    try {
      watcher(seen)
    } catch (fault) {
      watchers.delete(watcher)
      reportError(fault)
    }
  }
  return {
    running: () => known,
    watchedBy(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    inspect: (named, sessionId) => (event) => {
      if (watchers.size === 0) return
      const seen = seenOf(named, event, sessionId)
      if (seen) for (const watcher of watchers) tell(watcher, seen)
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
  for (let place = 1; ; place += 1) {
    const free = place === 1 ? name : `${name} ${place}`
    if (!known.has(free)) return free
  }
}
