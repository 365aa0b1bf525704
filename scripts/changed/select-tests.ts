import { findReached, type ImportGraph } from './import-graph.ts'
import { type Topic, topics } from './topics.ts'

/** The most test files of each kind, nearest to the change first: about three minutes on two cores. */
export const selectionLimits = {
  rules: 60,
  machines: 12,
  components: 9,
  integration: 6,
  security: 2,
  journeys: 2,
  pages: 4,
}
export type TestKind = keyof typeof selectionLimits

export type Selection = {
  readonly topics: readonly string[]
  readonly run: Readonly<Record<TestKind, readonly string[]>>
  /** The tests that the change may reach but that are not run, by kind. */
  readonly leftOut: Readonly<Record<TestKind, readonly string[]>>
  /** Changed files that belong to no topic: no test that opens the whole shop runs for them. */
  readonly unknown: readonly string[]
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const baseName = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.(test|spec)\.tsx?$/, '')
const isProduct = (file: string) => /^(src|server|domain|machines|content|index\.html)/.test(file)

function findTestKind(file: string): Exclude<TestKind, 'pages'> | undefined {
  if (!isTest(file)) return undefined
  if (file.startsWith('tests/components/') || file.startsWith('src/')) return 'components'
  if (file.startsWith('tests/integration/')) return 'integration'
  // Those of the folder `long` run in `npm run test:long` only.
  if (/^tests\/security\/[^/]+$/.test(file)) return 'security'
  if (file.startsWith('tests/e2e/')) return 'journeys'
  if (file.startsWith('machines/')) return 'machines'
  return /^(domain|server|content|scripts)\//.test(file) ? 'rules' : undefined
}

/** Whether a test that opens the whole shop belongs to a topic: decided by the table, not by its imports. */
function isOfTopic(file: string, { tests, journeys = [] }: Topic): boolean {
  const kind = findTestKind(file)
  if (kind === 'journeys') return journeys.includes(baseName(file))
  return /^tests\/(components|integration|security)\//.test(file) && tests.test(baseName(file))
}

/**
 * Selects the tests that a change can break: next to the code by the import graph, over the whole shop by the table of
 * topics.
 */
export function selectTests(changed: readonly string[], files: readonly string[], importers: ImportGraph): Selection {
  const distances = findReached(changed, importers)
  const productChanges = changed.filter((file) => isProduct(file) && !isTest(file))
  const touched = topics
    .map((topic) => ({ topic, changes: productChanges.filter((file) => topic.paths.test(file)).length }))
    .filter(({ changes }) => changes > 0)
    .sort((first, second) => second.changes - first.changes)
    .map(({ topic }) => topic)
  const rankSheet = (file: string): number => {
    const distance = distances.get(file)
    const isWholeShop = file.startsWith('tests/')
    if (distance === 0) return 0
    const topicRank = touched.findIndex((topic) => isOfTopic(file, topic))
    if (isWholeShop) return topicRank < 0 ? Number.POSITIVE_INFINITY : 1 + topicRank
    return distance ?? Number.POSITIVE_INFINITY
  }
  const run = {} as Record<TestKind, readonly string[]>
  const leftOut = {} as Record<TestKind, readonly string[]>
  const take = (kind: TestKind, candidates: readonly string[]) => {
    run[kind] = candidates.slice(0, selectionLimits[kind])
    leftOut[kind] = candidates.slice(selectionLimits[kind])
  }
  for (const kind of ['rules', 'machines', 'components', 'integration', 'security', 'journeys'] as const) {
    const ranked = files
      .filter((file) => findTestKind(file) === kind)
      .map((file) => ({ file, rank: rankSheet(file) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .sort((first, second) => first.rank - second.rank)
    take(
      kind,
      ranked.map(({ file }) => file),
    )
  }
  const showsPages = productChanges.some((file) => /^(src|content|index\.html)/.test(file))
  take('pages', showsPages ? [...new Set(touched.flatMap(({ pages = [] }) => pages))] : [])
  return {
    topics: touched.map(({ name }) => name),
    run,
    leftOut,
    unknown: productChanges.filter((file) => !topics.some(({ paths }) => paths.test(file))),
  }
}
