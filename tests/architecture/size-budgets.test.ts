import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'
import {
  baseSuppressions,
  findFileNameProblem,
  hasOwnDuration,
  limits,
  rings,
  strayStorage,
  tooLong,
} from './size-budgets.ts'
import { isTestFile, sourceTree, treeSources } from './source-tree.ts'

const tree = sourceTree()
const code = new Map([...tree].filter(([file]) => !isTestFile(file)))
const tests = new Map([...tree].filter(([file]) => isTestFile(file)))
const styles = sourceTree(/\.css$/)

test('no file of code or styles has more than 320 lines', () => {
  expect(styles.has('src/styles/base.css')).toBe(true)
  expect([...tooLong(code), ...tooLong(styles)]).toEqual([])
})

test('a test file has at most 400 lines', () => {
  expect(tooLong(tests, limits.longestTest)).toEqual([])
})

test.each([
  ['src/long.ts', limits.longest],
  ['src/long.test.ts', limits.longestTest],
])('reports %s when it is longer than %i lines', (file, longest) => {
  const found = (lines: number) => tooLong(new Map([[file, 'line\n'.repeat(lines)]]), longest)
  expect([found(longest), found(longest + 1)]).toEqual([[], [file]])
})

test('no files import each other in a cycle', () => {
  expect(rings(treeSources().filter(({ file }) => !isTestFile(file)))).toEqual([])
})

test('reports a cycle of imports by relative and by package name', () => {
  const ring = [
    readSource('domain/a.ts', "import './b.ts'"),
    readSource('domain/b.ts', "import '#domain/c.ts'"),
    readSource('domain/c.ts', "export * from './a.ts'"),
  ]
  expect(rings(ring)).toEqual(['domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts'])
})

test('every suppression of a tool states its reason', () => {
  const silent = [...tree]
    .filter(([file]) => !file.startsWith('tests/architecture/'))
    .flatMap(([, text]) => baseSuppressions(text))
  expect(silent).toEqual([])
})

test.each([
  ['// biome-ignore lint/a/b: the viewer writes this markup itself', 0],
  ['// biome-ignore lint/a/b: ', 1],
  ['// @ts-expect-error the library types this as one name only', 0],
  ['// @ts-expect-error', 1],
  ['// @ts-ignore because I know better than the compiler', 1],
])('in %s counts %i suppressions without a reason', (text, count) => {
  expect(baseSuppressions(text)).toHaveLength(count)
})

test('file names are specific and in kebab case', () => {
  const findings = [...tree.keys(), ...styles.keys()].flatMap((file) =>
    findFileNameProblem(file) ? [`${file}: ${findFileNameProblem(file)}`] : [],
  )
  expect(findings).toEqual([])
})

test.each(['src/utils/a.ts', 'src/string-helpers.ts', 'server/db-manager.ts', 'src/Button.tsx', 'src/common.ts'])(
  'rejects the file name %s',
  (file) => {
    expect(findFileNameProblem(file)).toBeDefined()
  },
)

test.each(['src/routes/__root.tsx', 'src/routes/_default/auth/$token.tsx', 'server/http/endpoint.test.ts'])(
  'accepts the file name %s',
  (file) => {
    expect(findFileNameProblem(file)).toBeUndefined()
  },
)

test('only src/storage uses the storage of the browser', () => {
  expect([...code].filter(([file, text]) => strayStorage(file, text)).map(([file]) => file)).toEqual([])
})

test.each([
  ['src/features/cart/cart.ts', "localStorage.getItem('cart')", true],
  ['src/boot/boot.ts', 'window.sessionStorage[key]', true],
  ['src/boot/boot.ts', "readStored('sessionStorage', key)", false],
  ['src/storage/stored-text.ts', 'localStorage.getItem(key)', false],
])('in %s the code %s is rejected: %s', (file, text, isInvalid) => {
  expect(strayStorage(file, text)).toBe(isInvalid)
})

test('only domain/time.ts states how long a minute, an hour and a day are', () => {
  const own = [...tree].filter(([file, text]) => !file.startsWith('tests/architecture/') && hasOwnDuration(file, text))
  expect(own.map(([file]) => file)).toEqual([])
})

test.each([
  ['domain/time.ts', 'export const dayMs = 86_400_000', false],
  ['domain/scan/scan-age.ts', 'const dayMs = 24 * hourMs', true],
  ['server/jobs/clean-up.ts', 'limitMs: 30 * 60_000', true],
  ['tests/integration/cart.test.ts', 'api.pass(20 * 86400000)', true],
  ['tests/integration/cart.test.ts', 'vi.waitFor(check, { timeout: 60_000 })', false],
])('in %s judges %s', (file, text, isOwn) => {
  expect(hasOwnDuration(file, text)).toBe(isOwn)
})
