import { isNode, type Node, nameOf, syntaxOf, textOf, walk } from './read-source.ts'
import { isTestFile } from './source-tree.ts'

export type ActorFinding = { readonly file: string; readonly why: string }

/** The only folder in which actors start. */
const home = 'src/actors/'

/** What starts an actor that no owner stops and nobody watches. */
const starters = ['createActor', 'useActorRef', 'useActor', 'useMachine', 'createActorContext']

function nodesOf(part: unknown): Node[] {
  const nodes: Node[] = []
  for (const inner of Array.isArray(part) ? part : [part]) if (isNode(inner)) walk(inner, (node) => nodes.push(node))
  return nodes
}

function keyOf(node: Node): string | undefined {
  return node.type === 'Property' ? (nameOf(node.key) ?? textOf(node.key)) : undefined
}

function calledName(node: Node): string | undefined {
  return node.type === 'CallExpression' ? nameOf(node.callee) : undefined
}

/** The last name of what is asked: `snapshot` of `snapshot`, of `props.snapshot` and of `props.snapshot()`. */
function lastName(asked: unknown): string | undefined {
  if (!isNode(asked)) return undefined
  if (asked.type === 'CallExpression') return lastName(asked.callee)
  return asked.type === 'MemberExpression' ? nameOf(asked.property) : nameOf(asked)
}

/** The names of all states that machines have. */
export function stateNames(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const machines = [...files].filter(([file]) => file.endsWith('.machine.ts'))
  const states = machines.flatMap(([file, text]) =>
    nodesOf(syntaxOf(file, text)).filter((one) => keyOf(one) === 'states'),
  )
  return new Set(states.flatMap(({ value }) => (isNode(value) ? membersOf(value) : [])))
}

function membersOf({ properties }: Node): string[] {
  return (Array.isArray(properties) ? properties : []).flatMap((one) => (isNode(one) ? (keyOf(one) ?? []) : []))
}

/** An element of the page is asked whether it matches a selector, which is no state of a machine. */
function asksForState(node: Node, states: ReadonlySet<string>): boolean {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || lastName(callee) !== 'matches') return false
  if (callee.type !== 'MemberExpression') return false
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const [state] = (textOf(first) ?? '').split('.')
  if (/^(snapshot|getSnapshot|state)$/.test(lastName(callee.object) ?? '')) return true
  return (isNode(first) && first.type === 'ObjectExpression') || states.has(state ?? '')
}

/** Guards answer whether something may happen, so none of them is provided from outside. */
function hasProvidedGuard(nodes: readonly Node[]): boolean {
  const makesStub = (part: unknown) => nodesOf(part).some((node) => calledName(node) === 'notProvided')
  const stubs = new Set(
    nodes.filter(({ type, init }) => type === 'VariableDeclarator' && makesStub(init)).map(({ id }) => nameOf(id)),
  )
  stubs.delete(undefined)
  const guards = nodes.filter((node) => keyOf(node) === 'guards' || keyOf(node) === 'guard')
  return guards.some(({ value }) => makesStub(value) || nodesOf(value).some((node) => stubs.has(nameOf(node))))
}

/** Everything that breaks the rules of actors: how they start, what views ask of them, and what guards are. */
export function actorFindings(files: ReadonlyMap<string, string>, states = stateNames(files)): ActorFinding[] {
  return [...files].flatMap(([file, text]) => {
    if (isTestFile(file) || !/^(src|machines)\//.test(file)) return []
    const nodes = nodesOf(syntaxOf(file, text))
    const faults = file.startsWith('machines/')
      ? [hasProvidedGuard(nodes) && 'a guard is pure, and provided by nobody']
      : [
          nodes.some((node) => asksForState(node, states)) && 'views ask for tags and can(), not for states',
          !file.startsWith(home) &&
            nodes.some((node) => starters.includes(calledName(node) ?? '')) &&
            'actors start in src/actors',
        ]
    return faults.flatMap((why) => (why ? [{ file, why }] : []))
  })
}
