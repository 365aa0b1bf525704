import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  transition,
} from 'xstate'
import { isHandled } from './edge-paths.ts'

export type Step<Snapshot = AnyMachineSnapshot, Happening = AnyEventObject> = {
  readonly before: Snapshot
  readonly event: Happening
  readonly after: Snapshot
}

/** A path through a machine from one of its starts. */
export type Walk<Input = unknown, Snapshot = AnyMachineSnapshot, Happening = AnyEventObject> = {
  readonly input: Input
  readonly steps: readonly Step<Snapshot, Happening>[]
}

export type WalksOptions<Input> = {
  /** The inputs of the machine. */
  readonly inputs: readonly Input[]
  /** The events that may occur in a snapshot. */
  readonly mayHappen: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** Snapshots with the same key are treated as equal in the search. */
  readonly getKey: (snapshot: AnyMachineSnapshot) => string
  /** What a step shows; each distinct value is shown once. */
  readonly shownBy: (step: Step) => string
  /** Also shows each pair of consecutive steps. */
  readonly inPairs: boolean
  /** The maximum length of a walk: a failure of a longer one says less. */
  readonly longest: number
}

type Edge = { readonly from: string; readonly to: string; readonly shows: string }
type Edges = ReadonlyMap<string, readonly Edge[]>

/** Returns walks that together show every step: each walk goes on to the nearest step that was not shown yet. */
export function walksThrough<Input>(machine: AnyStateMachine, options: WalksOptions<Input>): Walk<Input>[] {
  const { inputs, mayHappen, getKey, shownBy, inPairs, longest } = options
  const stepsFrom = (before: AnyMachineSnapshot) =>
    mayHappen(before)
      .filter((event) => isHandled(before, event))
      .map((event): Step => ({ before, event, after: transition(machine, before, event)[0] as AnyMachineSnapshot }))

  const starts = inputs.map((input) => ({ input, first: getInitialSnapshot(machine, input) as AnyMachineSnapshot }))
  const edges = everyEdge(
    starts.map(({ first }) => first),
    (snapshot) => stepsFrom(snapshot).map((step) => ({ step, edge: toEdge(step) })),
    getKey,
  )
  const shown = new Set<string>()
  function toEdge(step: Step): Edge {
    return { from: getKey(step.before), to: getKey(step.after), shows: shownBy(step) }
  }
  const toGoalKey = (shows: string, before: string) => (inPairs ? `${before} ${shows}` : shows)
  const lastShown = (steps: readonly Step[]) => steps.slice(-1).map(shownBy).join('')

  /**
   * Returns the path to the nearest step that was neither shown nor tried in vain. A walk may end elsewhere than its
   * keys predict; steps that are never reached are left out, which the coverage reports.
   */
  function pathFrom(snapshot: AnyMachineSnapshot, steps: readonly Step[], tried: Set<string>) {
    const isWanted = (shows: string, before: string) => {
      const goal = toGoalKey(shows, before)
      return !shown.has(goal) && !tried.has(goal)
    }
    const edgePath = nearest(edges, {
      from: getKey(snapshot),
      before: lastShown(steps),
      max: longest - steps.length,
      isWanted,
    })
    const [wanted, before] = [edgePath?.at(-1), edgePath?.at(-2)]
    if (wanted) tried.add(toGoalKey(wanted.shows, before?.shows ?? lastShown(steps)))
    return edgePath
  }

  function walkFrom({ input, first }: (typeof starts)[number], firstPath: readonly Edge[]): Walk<Input> {
    const steps: Step[] = []
    const tried = new Set<string>()
    let now = first
    for (let edgePath: readonly Edge[] | undefined = firstPath; edgePath; edgePath = pathFrom(now, steps, tried))
      for (const { shows } of edgePath) {
        const step = stepsFrom(now).find((one) => shownBy(one) === shows)
        if (!step) break
        shown.add(toGoalKey(shows, lastShown(steps)))
        steps.push(step)
        now = step.after
      }
    return { input, steps }
  }

  return starts.flatMap((start) => {
    const walks: Walk<Input>[] = []
    const tried = new Set<string>()
    const next = () => pathFrom(start.first, [], tried)
    for (let edgePath = next(); edgePath; edgePath = next()) walks.push(walkFrom(start, edgePath))
    return walks.filter(({ steps }) => steps.length > 0)
  })
}

type TakenStep = { readonly step: Step; readonly edge: Edge }

/** Collects all edges, from the first snapshot found for each key. */
function everyEdge(
  firsts: readonly AnyMachineSnapshot[],
  taken: (snapshot: AnyMachineSnapshot) => readonly TakenStep[],
  getKey: (snapshot: AnyMachineSnapshot) => string,
): Edges {
  const found = new Map<string, readonly Edge[]>()
  const open = [...firsts]
  for (let now = open.shift(); now; now = open.shift()) {
    const key = getKey(now)
    if (found.has(key)) continue
    const all = taken(now)
    found.set(
      key,
      all.map(({ edge }) => edge),
    )
    open.push(...all.filter(({ edge }) => !found.has(edge.to)).map(({ step }) => step.after))
  }
  return found
}

type WalkOptions = {
  readonly from: string
  /** What the previous step showed. */
  readonly before: string
  readonly max: number
  readonly isWanted: (shows: string, before: string) => boolean
}
type WalkPath = { readonly at: string; readonly last: string; readonly edgePath: readonly Edge[] }

/** Returns the shortest path to a wanted step. */
function nearest(edges: Edges, { from, before, max, isWanted }: WalkOptions): readonly Edge[] | undefined {
  const visited = new Set([from])
  let paths: WalkPath[] = [{ at: from, last: before, edgePath: [] }]
  for (let length = 0; length < max && paths.length > 0; length += 1) {
    const further: WalkPath[] = []
    for (const { at, last, edgePath } of paths)
      for (const edge of edges.get(at) ?? []) {
        if (isWanted(edge.shows, last)) return [...edgePath, edge]
        if (visited.has(edge.to)) continue
        visited.add(edge.to)
        further.push({ at: edge.to, last: edge.shows, edgePath: [...edgePath, edge] })
      }
    paths = further
  }
  return undefined
}
