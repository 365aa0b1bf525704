import type { AnyStateMachine } from 'xstate'
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph'

function key(id: string): string {
  return id.replace(/\W/g, '_')
}

/** The label of an event: `done save`, `after limit`. */
function eventLabel(event: string): string {
  return event
    .replace(/^xstate\.(done|error)\.(actor|state)\.(.*)$/, (_all, kind, _of, id) => `${kind} ${id.split('.').at(-1)}`)
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
}

function drawNode(node: DirectedGraphNode, depth: number): string[] {
  const { stateNode, children } = node
  const pad = '  '.repeat(depth)
  const name = `state "${stateNode.key}" as ${key(node.id)}`
  if (children.length === 0) {
    const end = stateNode.type === 'final' ? [`${pad}${key(node.id)} --> [*]`] : []
    return [`${pad}${name}`, ...end]
  }
  const initial = stateNode.type === 'parallel' ? undefined : stateNode.initial?.target?.[0]
  const start = initial ? [`${pad}  [*] --> ${key(initial.id)}`] : []
  const inner = children.flatMap((child, index) => {
    const isBetween = stateNode.type === 'parallel' && index < children.length - 1
    return [...drawNode(child, depth + 1), ...(isBetween ? [`${pad}  --`] : [])]
  })
  return [`${pad}${name} {`, ...start, ...inner, `${pad}}`]
}

function drawEdges(node: DirectedGraphNode): string[] {
  const moved = node.edges.map(({ source, target, label }) => drawEdge(source.id, target.id, eventLabel(label.text)))
  // XState omits eventless transitions from its graph.
  const always = (node.stateNode.always ?? []).flatMap(({ target }) =>
    (target ?? []).map(({ id }) => drawEdge(node.id, id, 'always')),
  )
  return [...moved, ...always, ...node.children.flatMap(drawEdges)]
}

function drawEdge(from: string, to: string, label: string): string {
  return `  ${key(from)} --> ${key(to)} : ${label}`
}

/** Returns the chart of a machine as Mermaid text; deterministic. */
export function toMermaid(machine: AnyStateMachine): string {
  const root = toDirectedGraph(machine)
  return ['stateDiagram-v2', ...drawNode(root, 1), ...drawEdges(root)].join('\n')
}
