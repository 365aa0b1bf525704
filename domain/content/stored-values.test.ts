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

/** The value of a key after the code has run: placeholders become a star. */
function written(key: string, source: string): string {
  // A name may be computed; and a shared one is defined in the domain.
  const [, name] = /^(\w+)(?:\([\w.]+\))?$/.exec(key) ?? []
  const named = new RegExp(`const ${name} = (?:\\(.*\\) => )?(.+)`)
  const value = name === undefined ? key : ((named.exec(source) ?? named.exec(domain))?.[1] ?? key)
  return value
    .replace(/\$\{[\w.]*storagePrefix\}/g, prefix)
    .replace(/\$\{[^}]*\}/g, '*')
    .replace(/^['"`]|['"`;]*$/g, '')
}

/**
 * The names under which a source stores something in a browser. Removals are ignored: another source stores the value.
 */
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

/** A star in the list matches any suffix. */
const isListed = (name: string) =>
  listed.has(name) || storedValues.some((row) => row.name.endsWith('*') && name.startsWith(row.name.slice(0, -1)))

test('every value stored in a browser is in the list that customers read', () => {
  const found = [...sourcesIn('src'), ...sourcesIn('server'), ...sourcesIn('machines')].flatMap(namesIn)
  expect(found).toEqual(expect.arrayContaining([`${prefix}-language`, `${prefix}-guest`, `${prefix}-reload *`]))
  expect(found.filter((name) => !isListed(name))).toEqual([])
  expect(Object.values(cookieNames).filter((name) => !listed.has(name))).toEqual([])
})

test('only one file writes cookies in a browser, so that none is missed', () => {
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
])('an unlisted value is detected: %s', (source, name) => {
  expect(namesIn(source)).toContain(name)
  expect(listed.has(name)).toBe(false)
})

test('every value has its purpose in both languages, and no name occurs twice', () => {
  expect(listed.size).toBe(storedValues.length)
  for (const { why } of storedValues)
    for (const language of settings.languages.available) expect(why[language]).toBeTruthy()
})
