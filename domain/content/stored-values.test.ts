import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { storedValues } from './stored-values.ts'

const prefix = settings.brand.storagePrefix

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const domain = sourcesIn('domain').join('\n')

/** What a key says once the code has run: places for values become a star. */
function written(key: string, source: string): string {
  // A name may be worked out; and one that is shared stands in the domain.
  const [, name] = /^(\w+)(?:\([\w.]+\))?$/.exec(key) ?? []
  const named = new RegExp(`const ${name} = (?:\\(.*\\) => )?(.+)`)
  const value = name === undefined ? key : ((named.exec(source) ?? named.exec(domain))?.[1] ?? key)
  return value
    .replace(/\$\{[\w.]*storagePrefix\}/g, prefix)
    .replace(/\$\{[^}]*\}/g, '*')
    .replace(/^['"`]|['"`;]*$/g, '')
}

/** The names under which a source keeps something in a browser; what is taken away there was kept by somebody else. */
function namesIn(source: string): string[] {
  const storing =
    /(?:(?:local|session)Storage\??\.setItem\(|\bstore\(\s*'(?:local|session)Storage',)\s*([^,]+),(?!\s*undefined\))/g
  const stored = [...source.matchAll(storing)].map(([, key = '']) => written(key, source))
  const named = [...source.matchAll(/writeCookie\(\s*(?:\w+\.)*names\.(\w+)/g)].map(
    ([, key = '']) => cookieNames[key] ?? key,
  )
  const literal = [...source.matchAll(/writeCookie\(\s*(['"`][^,]+),/g)].map(([, key = '']) => written(key, source))
  return [...stored, ...named, ...literal, ...(source.match(/__(?:Host|Secure)-\w+/g) ?? [])]
}

const cookieNames: Record<string, string> = settings.cookies.names
const listed = new Set(storedValues.map(({ name }) => name))

/** A star in the list stands for any ending. */
const isListed = (name: string) =>
  listed.has(name) || storedValues.some((row) => row.name.endsWith('*') && name.startsWith(row.name.slice(0, -1)))

test('everything that the shop keeps in a browser stands in the list that customers read', () => {
  const found = [...sourcesIn('src'), ...sourcesIn('server'), ...sourcesIn('machines')].flatMap(namesIn)
  expect(found).toEqual(expect.arrayContaining([`${prefix}-language`, `${prefix}-guest`, `${prefix}-reload *`]))
  expect(found.filter((name) => !isListed(name))).toEqual([])
  expect(Object.values(cookieNames).filter((name) => !listed.has(name))).toEqual([])
})

test('only one file writes cookies in a browser, so that none is overlooked', () => {
  const writers = sourcesIn('src').filter((source) =>
    /document\.cookie\s*=|cookieStore\.set|indexedDB\.open/.test(source),
  )
  expect(writers).toHaveLength(1)
})

test.each([
  ['localStorage.setItem("secret-thing", "1")', 'secret-thing'],
  [`const key = \`hadashi-spy $\{path}\`\nsessionStorage.setItem(key, x)`, 'hadashi-spy *'],
  ["store('localStorage', 'spied', text)", 'spied'],
  [`const keyOf = (what: string) => \`spy $\{what}\`\nstore('sessionStorage', keyOf(what), '1')`, 'spy *'],
  [`const spyKey = (id: string) => \`spy $\{id}\`\nstore('localStorage', spyKey(one.id), text)`, 'spy *'],
  ["writeCookie('tracker', value, 9)", 'tracker'],
  ['writeCookie(names.spy, value)', 'spy'],
  ["setCookie(c, '__Host-spy', id)", '__Host-spy'],
])('a value that nobody listed is seen: %s', (source, name) => {
  expect(namesIn(source)).toContain(name)
  expect(listed.has(name)).toBe(false)
})

test('every value says in both languages what it is for, and no name comes twice', () => {
  expect(listed.size).toBe(storedValues.length)
  for (const { why } of storedValues)
    for (const language of settings.languages.available) expect(why[language]).toBeTruthy()
})
