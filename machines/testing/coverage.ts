import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  type InspectionEvent,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'

export type CoverageReport = { readonly missedStates: readonly string[]; readonly missedTransitions: readonly string[] }

/**
 * The name of a transition: source, event, index among its candidates, and targets. The object itself cannot be the
 * key, because `provide` rebuilds every node of a machine.
 */
function transitionName(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken
  const rivals = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const index = rivals.indexOf(taken)
  const targets = (taken.target ?? []).map((target) => target.id).join(', ') || 'stays'
  return `${source.id} --${eventType || 'always'}[${index}]--> ${targets}`
}

function listStateNodes(machine: AnyStateMachine) {
  return [machine.root, ...getStateNodes(machine)]
}

/**
 * Returns the eventless transitions that lead from one snapshot to the next: of several candidates of a state the first
 * was taken.
 */
function eventlessBetween(from: AnyMachineSnapshot, to: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const now = new Set(to._nodes.map((node) => node.id))
  const possible = getNextTransitions(from).filter(
    ({ eventType, target }) => eventType === '' && (target ?? []).every((node) => now.has(node.id)),
  )
  return possible.filter((one) => possible.find(({ source }) => source === one.source) === one)
}

function everyTransition(machine: AnyStateMachine): string[] {
  return listStateNodes(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((one) => transitionName(one)),
  )
}

/** Records the states that a run of a machine enters and the transitions that it takes. */
export function createCoverage(machine: AnyStateMachine) {
  const states = new Set<string>()
  const transitions = new Set<string>()

  function see(snapshot: unknown): void {
    if (typeof snapshot !== 'object' || snapshot === null || !('_nodes' in snapshot)) return
    for (const node of (snapshot as AnyMachineSnapshot)._nodes) states.add(node.id)
  }

  /** For a real actor: `createActor(machine, { inspect: coverage.inspect })`. Includes eventless transitions. */
  function inspect(inspectionEvent: InspectionEvent): void {
    if (inspectionEvent.type === '@xstate.microstep') {
      see(inspectionEvent.snapshot)
      for (const taken of inspectionEvent._transitions) transitions.add(transitionName(taken))
    }
    if (inspectionEvent.type === '@xstate.snapshot') see(inspectionEvent.snapshot)
  }

  /** Runs the pure transitions of a machine without its effects, and returns the last snapshot. */
  function replay(events: readonly AnyEventObject[], input?: unknown): AnyMachineSnapshot {
    let steps: AnyMachineSnapshot[] = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot)
    // A machine always has an initial state.
    let now = follow(steps) as AnyMachineSnapshot
    for (const event of events) {
      for (const taken of machine.getTransitionData(now, event) ?? []) transitions.add(transitionName(taken))
      steps = getMicrosteps(machine, now, event).map(([snapshot]) => snapshot)
      now = follow(steps) ?? now
    }
    return now
  }

  /** Records transient states and the eventless transitions that leave them. */
  function follow(steps: readonly AnyMachineSnapshot[]): AnyMachineSnapshot | undefined {
    steps.forEach((snapshot, index) => {
      see(snapshot)
      const next = steps[index + 1]
      if (next) for (const taken of eventlessBetween(snapshot, next)) transitions.add(transitionName(taken))
    })
    return steps.at(-1)
  }

  function report(): CoverageReport {
    const all = getStateNodes(machine).map((node) => node.id)
    return {
      missedStates: all.filter((id) => !states.has(id)),
      missedTransitions: everyTransition(machine).filter((name) => !transitions.has(name)),
    }
  }

  return { inspect, replay, report }
}
