import { identifierName, isNode, literalText, type Node, parseSource, walk } from './read-source.ts'
import { isTestFile } from './source-tree.ts'

export type ActorFinding = { readonly file: string; readonly why: string }

/** The only folder in which actors start. */
const home = 'src/actors/'

/** What starts an actor that no owner stops and nobody watches. */
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

/** The last name of what is asked: `snapshot` of `snapshot`, of `props.snapshot` and of `props.snapshot()`. */
function lastName(requestedType: unknown): string | undefined {
  if (!isNode(requestedType)) return undefined
  if (requestedType.type === 'CallExpression') return lastName(requestedType.callee)
  return requestedType.type === 'MemberExpression'
    ? identifierName(requestedType.property)
    : identifierName(requestedType)
}

/** The names of all states that machines have. */
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

/** What is written in a place, whatever type it is said to have. */
function plain(part: unknown): Node | undefined {
  if (!isNode(part)) return undefined
  return /^TS(As|Satisfies|NonNull)Expression$/.test(part.type) ? plain(part.expression) : part
}

/** The texts of a file that have names: `const writing = 'input, textarea'`. */
function namedTexts(nodes: readonly Node[]): ReadonlyMap<string | undefined, string | undefined> {
  const named = nodes.filter(({ type }) => type === 'VariableDeclarator')
  return new Map(named.map(({ id, init }) => [identifierName(id), literalText(init)]))
}

const snapshots = /^(snapshot|getSnapshot|state)$/

/** An element of the page is asked whether it matches a selector, which is no state of a machine. */
function matchesState(node: Node, states: ReadonlySet<string>, texts: ReturnType<typeof namedTexts>): boolean {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || lastName(callee) !== 'matches') return false
  if (callee.type !== 'MemberExpression') return false
  if (snapshots.test(lastName(callee.object) ?? '')) return true
  const first = plain(Array.isArray(node.arguments) ? node.arguments[0] : undefined)
  const text = literalText(first) ?? texts.get(identifierName(first))
  // What nobody can read here may be the name of a state.
  return text === undefined || states.has(text.split('.')[0] ?? '')
}

/** `snapshot.value`, `actor.getSnapshot().value`, and the word for a state that a port gives: `port.state()`. */
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

/** `state.value === 'open'`, whatever the state is called. */
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

/** Whether code takes one of these from a package, under whatever name, or calls it. */
function names(node: Node, wanted: readonly string[]): boolean {
  const { type, imported, local, property, callee } = node
  const isNamed = (part: unknown) => wanted.includes(identifierName(part) ?? literalText(part) ?? '')
  if (type === 'ImportSpecifier') return isNamed(imported)
  if (type === 'ExportSpecifier') return isNamed(local)
  if (type === 'MemberExpression') return isNamed(property)
  if (type === 'CallExpression') return isNamed(callee)
  return type === 'ObjectPattern' && memberNames(node).some((name) => wanted.includes(name))
}

/** `machine.provide({ guards })`: who starts a machine says what it does, and never whether something may happen. */
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

/** Guards answer whether something may happen, so none of them is provided from outside. */
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

/** What the files of machines keep to, and all others of the browser. */
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

/** Everything that breaks the rules of actors: how they start, what views ask of them, and what guards are. */
export function actorFindings(files: ReadonlyMap<string, string>, states = stateNames(files)): ActorFinding[] {
  return [...files].flatMap(([file, text]) => {
    // What proves machines starts them, and traps what they may not ask.
    if (isTestFile(file) || !/^(src|machines)\/(?!testing\/)/.test(file)) return []
    return findActorErrors(file, toNodes(parseSource(file, text)), states).flatMap((why) =>
      why ? [{ file, why }] : [],
    )
  })
}
