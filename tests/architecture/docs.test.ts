import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findProofError, isThere, namedPaths, specificationItems, tableRows } from './docs.ts'

const coverage = tableRows(readFileSync('docs/spec-coverage.md', 'utf8'), /^[A-Z]\d+$/)
const attacks = tableRows(readFileSync('docs/security.md', 'utf8'), /^\d+$/)

test('every item of the specification is covered exactly once', () => {
  expect(coverage.map(({ id }) => id)).toEqual(specificationItems)
  expect(specificationItems).toHaveLength(146)
})

test('every attack of the list is covered exactly once', () => {
  expect(attacks.map(({ id }) => Number(id))).toEqual(Array.from({ length: 76 }, (_, rowIndex) => rowIndex + 1))
})

test('every test that the documents name exists', () => {
  expect([...coverage, ...attacks].flatMap((row) => findProofError(row) ?? [])).toEqual([])
})

test.each([
  ['a.test.ts: pays once', "test('pays once', () => {})", undefined],
  ['a.test.ts: row %s', "test.each([1])('row %s', () => {})", undefined],
  ['not yet', '', undefined],
  ['a.test.ts: pays twice', "test('pays once', () => {})", 'R01: a.test.ts holds no test "pays twice"'],
  ['a.test.ts: pays', "test('pays once', () => {})", 'R01: a.test.ts holds no test "pays"'],
  ['b.test.ts: pays once', "test('pays once', () => {})", 'R01: there is no b.test.ts'],
  ['', '', 'R01: there is no proof'],
])('checks the proof "%s"', (proof, text, error) => {
  expect(findProofError({ id: 'R01', proof }, (file) => (file === 'a.test.ts' ? text : undefined))).toBe(error)
})

test('the index of decisions lists every decision', () => {
  const index = readFileSync('docs/adr/README.md', 'utf8')
  const decisions = readdirSync('docs/adr').filter((file) => /^\d{4}-/.test(file))
  expect(decisions.length).toBeGreaterThanOrEqual(5)
  for (const file of decisions) expect(index).toContain(`](${file})`)
})

const papersIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? `${folder}/${file}` : []))
const papers = ['README.md', 'CONTRIBUTING.md', ...papersIn('docs')]

test('links between the documents lead to existing files', () => {
  const broken = papers.flatMap((paper) =>
    [...readFileSync(paper, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => new URL(link, `file:///${paper}`).pathname.slice(1))
      .filter((file) => !existsSync(file))
      .map((file) => `${paper} -> ${file}`),
  )
  expect(broken).toEqual([])
})

test('every repository path that the documents and the decisions name exists', () => {
  const named = [...papers, ...papersIn('docs/adr')].flatMap((paper) =>
    namedPaths(readFileSync(paper, 'utf8')).map((path) => ({ paper, path })),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

test.each([
  ['the wire (`src/api/api.ts`) and `ofetch`', ['src/api/api.ts'], []],
  ['`src/api/gone.ts`, `src/gone`', ['src/api/gone.ts', 'src/gone'], ['src/api/gone.ts', 'src/gone']],
  ['`src/api/api.ts: true to false`', ['src/api/api.ts'], []],
  ['`machines/<name>/<name>.machine.ts`', ['machines/<name>/<name>.machine.ts'], []],
  ['`machines/<name>/<name>.gone.ts`', ['machines/<name>/<name>.gone.ts'], ['machines/<name>/<name>.gone.ts']],
  ['`server/{access,limits}`, `src/routes/_*.tsx`', ['server/{access,limits}', 'src/routes/_*.tsx'], []],
  ['```\n`src/gone.ts`\n```', [], []],
] as const)('reads the paths of %j, and reports those that do not exist', (text, paths, gone) => {
  expect(namedPaths(text)).toEqual(paths)
  expect(paths.filter((path) => !isThere(path))).toEqual(gone)
})

/** Patterns that would tie the project to one machine, or leak a secret. */
const foreign: [string, RegExp][] = [
  ['a path of a machine', /(^|[\s"'`(=])\/(home|Users|root|work)\/[\w.-]+/m],
  ['a registry', /registry\.[a-z]|"resolved":/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a live key', /\b(sk|rk|whsec)_(live|test)?_?[A-Za-z0-9]{16,}/],
]

function foreignIn(text: string): string[] {
  return foreign.filter(([, sign]) => sign.test(text)).map(([what]) => what)
}

test('no file in the repository names a machine, a registry or a secret', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  const found = files
    .filter(
      (file) => existsSync(file) && !/\.(webp|png|jpg|ico)$/.test(file) && file !== 'tests/architecture/docs.test.ts',
    )
    .flatMap((file) => foreignIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  expect(found).toEqual([])
})

test.each([
  ['const data = "/home/someone/shop"', ['a path of a machine']],
  ['"resolved": "https://somewhere/a.tgz"', ['a registry']],
  ['key: sk_live_abcdefghijklmnop', ['a live key']],
  ['DATA_DIR=/var/lib/hadashi', []],
])('finds in %s: %j', (text, found) => {
  expect(foreignIn(text)).toEqual(found)
})
