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
   * All events of the machine, the results of its effects included: `xstate.done.actor.NAME` with an `output`,
   * `xstate.error.actor.NAME` with an `error`, `xstate.after.DELAY.STATE`.
   */
  readonly events: readonly AnyEventObject[]
  readonly input?: unknown
  /** The part of a snapshot that distinguishes states; by default the value alone. */
  readonly serialize?: (snapshot: AnyMachineSnapshot) => string
}

function byValue(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.status])
}

/** Skips events that no transition handles: an unhandled error of an actor would stop the machine. */
export function isHandled(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const all = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type)
  return snapshot.status === 'active' && all.length > 0 && (snapshot.can(event) || isForbidden(all[0]))
}

/** A forbidden transition: it does nothing, and shadows the transition of a parent state. */
function isForbidden(transition: AnyTransitionDefinition | undefined): boolean {
  return transition?.target === undefined && transition?.guard === undefined && transition?.actions.length === 0
}

/** Returns event sequences from the start, one for each state and each event that it handles. */
export function edgePaths(machine: AnyStateMachine, options: WalkOptions): AnyEventObject[][] {
  const { events, input, serialize = byValue } = options
  const reached = getShortestPaths(machine, {
    events: [...events],
    serializeState: (snapshot: AnyMachineSnapshot) => serialize(snapshot),
    filterEvents: isHandled,
    ...(input === undefined ? {} : { input }),
  })
  const paths = reached.flatMap(({ state, steps }) => {
    // The first step is the start of the machine, which is not an event to send.
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    return [there, ...events.filter((event) => isHandled(state, event)).map((event) => [...there, event])]
  })
  return withoutPrefixes(paths)
}

/** A sequence that is the prefix of another one proves nothing more. */
function withoutPrefixes(paths: readonly AnyEventObject[][]): AnyEventObject[][] {
  const keys = paths.map((path) => path.map((event) => JSON.stringify(event)).join('\n'))
  const isPart = (key: string, index: number) =>
    keys.some((other, otherPlace) => (other === key ? otherPlace < index : key === '' || other.startsWith(`${key}\n`)))
  return paths.filter((_path, index) => !isPart(keys[index] ?? '', index))
}
