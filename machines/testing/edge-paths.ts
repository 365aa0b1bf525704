import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

export type WalkOptions = {
  /**
   * Everything that can happen to the machine, the outcomes of its own effects among it: `xstate.done.actor.NAME` with
   * an `output`, `xstate.error.actor.NAME` with an `error`, `xstate.after.DELAY.STATE`.
   */
  readonly events: readonly AnyEventObject[]
  readonly input?: unknown
  /** What of a snapshot makes a difference; without it the state's value alone. */
  readonly serialize?: (snapshot: AnyMachineSnapshot) => string
}

function byValue(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.status])
}

/** An event that nothing handles is left out: an unhandled error of an actor would end the walk in a state of its own. */
export function isHandled(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const all = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type)
  return snapshot.status === 'active' && all.length > 0 && (snapshot.can(event) || isForbidden(all[0]))
}

/** What a state refuses though one around it would take it: a transition that does nothing. */
function isForbidden(transition: AnyTransitionDefinition | undefined): boolean {
  return transition?.target === undefined && transition?.guard === undefined && transition?.actions.length === 0
}

/** The events of a way from the start, one way for every state and every event that moves it. */
export function edgePaths(machine: AnyStateMachine, options: WalkOptions): AnyEventObject[][] {
  const { events, input, serialize = byValue } = options
  const reached = getShortestPaths(machine, {
    events: [...events],
    serializeState: (snapshot: AnyMachineSnapshot) => serialize(snapshot),
    filterEvents: isHandled,
    ...(input === undefined ? {} : { input }),
  })
  const paths = reached.flatMap(({ state, steps }) => {
    // The first step of a walk is the machine's own start, which nobody sends.
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    return [there, ...events.filter((event) => isHandled(state, event)).map((event) => [...there, event])]
  })
  return withoutPrefixes(paths)
}

/** A way that another way begins with proves nothing more. */
function withoutPrefixes(paths: readonly AnyEventObject[][]): AnyEventObject[][] {
  const keys = paths.map((path) => path.map((event) => JSON.stringify(event)).join('\n'))
  const isPart = (key: string, index: number) =>
    keys.some((other, otherPlace) => (other === key ? otherPlace < index : key === '' || other.startsWith(`${key}\n`)))
  return paths.filter((_path, index) => !isPart(keys[index] ?? '', index))
}
