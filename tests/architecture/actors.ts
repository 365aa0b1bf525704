import { parseSource, walk } from './read-source.ts'
import { isTestFile } from './source-tree.ts'
import { identifierName, isNode, literalText, type Node } from './syntax.ts'

export type ActorFinding = { readonly file: string; readonly why: string }

/** The only folder in which actors start. */
const home = 'src/actors/'

/** The functions that start an actor which no owner stops and nobody watches. */
const starters = ['createActor', 'interpret', 'useActorRef', 'useActor', 'useMachine', 'createActorContext']

function toNodes(part: unknown): Node[] {
  const nodes: Node[] = []
  for (const inner of Array.isArray(part) ? part : [part]) if (isNode(inner)) walk(inner, (node) => nodes.push(node))
  return nodes
}

function getPropertyKey(node: Node): string | undefined {
  return node.type === 'Property' ? (identifierName(node.key) ?? literalText(node.key)) : undefined
}

function calledName(node: Node): string | undefined {
  return node.type === 'CallExpression' ? identifierName(node.callee) : undefined
}

/** The last name of an expression: `snapshot` of `snapshot`, of `props.snapshot` and of `props.snapshot()`. */
function lastName(requestedType: unknown): string | undefined {
  if (!isNode(requestedType)) return undefined
  if (requestedType.type === 'CallExpression') return lastName(requestedType.callee)
  return requestedType.type === 'MemberExpression'
    ? identifierName(requestedType.property)
    : identifierName(requestedType)
}

/** The names of all states of all machines. */
export function stateNames(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const machines = [...files].filter(([file]) => file.endsWith('.machine.ts'))
  const states = machines.flatMap(([file, text]) =>
    toNodes(parseSource(file, text)).filter((one) => getPropertyKey(one) === 'states'),
  )
  return new Set(states.flatMap(({ value }) => (isNode(value) ? memberNames(value) : [])))
}

function memberNames({ properties }: Node): string[] {
  return (Array.isArray(properties) ? properties : []).flatMap((one) =>
    isNode(one) ? (getPropertyKey(one) ?? []) : [],
  )
}

/** The expression without its type assertions. */
function plain(part: unknown): Node | undefined {
  if (!isNode(part)) return undefined
  return /^TS(As|Satisfies|NonNull)Expression$/.test(part.type) ? plain(part.expression) : part
}

/** The string constants of a file by name: `const writing = 'input, textarea'`. */
function namedTexts(nodes: readonly Node[]): ReadonlyMap<string | undefined, string | undefined> {
  const named = nodes.filter(({ type }) => type === 'VariableDeclarator')
  return new Map(named.map(({ id, init }) => [identifierName(id), literalText(init)]))
}

const snapshots = /^(snapshot|getSnapshot|state)$/

/** Distinguishes `snapshot.matches` from the DOM's `element.matches`, which takes a selector. */
function matchesState(node: Node, states: ReadonlySet<string>, texts: ReturnType<typeof namedTexts>): boolean {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || lastName(callee) !== 'matches') return false
  if (callee.type !== 'MemberExpression') return false
  if (snapshots.test(lastName(callee.object) ?? '')) return true
  const first = plain(Array.isArray(node.arguments) ? node.arguments[0] : undefined)
  const text = literalText(first) ?? texts.get(identifierName(first))
  // A value that cannot be resolved here may be the name of a state.
  return text === undefined || states.has(text.split('.')[0] ?? '')
}

/** Matches `snapshot.value`, `actor.getSnapshot().value`, and `port.state()`, with which a port exposes a state. */
function isStateConfig(part: unknown): boolean {
  const requestedType = plain(part)
  if (requestedType?.type === 'CallExpression') return lastName(requestedType) === 'state'
  return (
    requestedType?.type === 'MemberExpression' &&
    identifierName(requestedType.property) === 'value' &&
    isSnapshot(requestedType.object)
  )
}

function isSnapshot(part: unknown): boolean {
  return snapshots.test(lastName(plain(part)) ?? '')
}

/** Matches `state.value === 'open'`, whatever the variable is called. */
function comparesState({ type, operator, left, right, discriminant }: Node, states: ReadonlySet<string>): boolean {
  if (type === 'SwitchStatement') return isStateConfig(discriminant)
  if (type !== 'BinaryExpression' || !/^[!=]==?$/.test(String(operator))) return false
  if (isStateConfig(left) || isStateConfig(right)) return true
  return (
    [left, right].some((side) => lastName(side) === 'value') &&
    states.has(literalText(left) ?? literalText(right) ?? '')
  )
}

function readsState(nodes: readonly Node[], states: ReadonlySet<string>): boolean {
  const texts = namedTexts(nodes)
  return nodes.some(
    (node) => matchesState(node, states, texts) || comparesState(node, states) || names(node, ['matchesState']),
  )
}

/** Whether a node imports, exports or calls one of these names, under any alias. */
function names(node: Node, wanted: readonly string[]): boolean {
  const { type, imported, local, property, callee } = node
  const isNamed = (part: unknown) => wanted.includes(identifierName(part) ?? literalText(part) ?? '')
  if (type === 'ImportSpecifier') return isNamed(imported)
  if (type === 'ExportSpecifier') return isNamed(local)
  if (type === 'MemberExpression') return isNamed(property)
  if (type === 'CallExpression') return isNamed(callee)
  return type === 'ObjectPattern' && memberNames(node).some((name) => wanted.includes(name))
}

/**
 * Matches `machine.provide({ guards })`: the code that starts a machine provides its actions, and never decides whether
 * a transition is allowed.
 */
function providesGuard(nodes: readonly Node[]): boolean {
  const declared = new Map(
    nodes.filter(({ type }) => type === 'VariableDeclarator').map(({ id, init }) => [identifierName(id), init]),
  )
  declared.delete(undefined)
  const hasGuards = (part: unknown, seen: readonly unknown[] = []): boolean => {
    const given = plain(part)
    if (!given || seen.includes(given)) return false
    if (given.type === 'SpreadElement') return hasGuards(given.argument, seen)
    if (given.type === 'Identifier') return hasGuards(declared.get(identifierName(given)), [...seen, given])
    if (given.type !== 'ObjectExpression' || !Array.isArray(given.properties)) return false
    return memberNames(given).includes('guards') || given.properties.some((one) => hasGuards(one, seen))
  }
  return nodes.some(
    ({ type, callee, arguments: given }) =>
      type === 'CallExpression' &&
      lastName(callee) === 'provide' &&
      Array.isArray(given) &&
      given.some((one) => hasGuards(one)),
  )
}

/** Guards decide whether a transition is allowed, so none of them may be provided from outside. */
function hasProvidedGuard(nodes: readonly Node[]): boolean {
  const makesStub = (part: unknown) => toNodes(part).some((node) => calledName(node) === 'notProvided')
  const stubs = new Set(
    nodes
      .filter(({ type, init }) => type === 'VariableDeclarator' && makesStub(init))
      .map(({ id }) => identifierName(id)),
  )
  stubs.delete(undefined)
  const guards = nodes.filter((node) => getPropertyKey(node) === 'guards' || getPropertyKey(node) === 'guard')
  return guards.some(({ value }) => makesStub(value) || toNodes(value).some((node) => stubs.has(identifierName(node))))
}

/** The rules for the files of machines, and for all other files of the browser. */
function findActorErrors(file: string, nodes: readonly Node[], states: ReadonlySet<string>) {
  return [
    readsState(nodes, states) && 'tags and can() are asked for, not states',
    nodes.some((node) => names(node, starters)) && !file.startsWith(home) && 'actors start in src/actors',
    (hasProvidedGuard(nodes) || providesGuard(nodes)) && 'a guard is pure, and provided by nobody',
    file.startsWith('machines/') &&
      nodes.some(({ type }) => type === 'AssignmentExpression' || type === 'UpdateExpression') &&
      'a machine changes nothing but by assign()',
  ]
}

/** Every violation of the rules of actors: where they start, what views query, and what guards are. */
export function actorFindings(files: ReadonlyMap<string, string>, states = stateNames(files)): ActorFinding[] {
  return [...files].flatMap(([file, text]) => {
    // The code that tests machines starts them, and traps the globals that they may not use.
    if (isTestFile(file) || !/^(src|machines)\/(?!testing\/)/.test(file)) return []
    return findActorErrors(file, toNodes(parseSource(file, text)), states).flatMap((why) =>
      why ? [{ file, why }] : [],
    )
  })
}
