import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { sharedRooms } from '#domain/navigation/page-file.ts'
import { settings } from '#domain/settings.ts'
import { chunkGroups, pathOfModule, placeOf, places, topicsWithTexts } from '../../scripts/build/chunks.ts'
import { sheets } from '../../scripts/build/sheets.ts'
import { catalogsIn } from '../../scripts/texts/rooms.ts'

const root = join(import.meta.dirname, '..', '..')
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root })).map((file) => file.split(sep).join('/'))
const files = filesOf('src').filter((file) => !/\.test\.tsx?$/.test(file))

test('every file of src has a place in the table of chunks, and a folder that nobody declared has none', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => placeOf(file) === undefined)).toEqual([])
  expect(placeOf('src/features/new-topic/new-topic.tsx')).toBeUndefined()
})

test('nothing is declared twice, and nothing that is not there', () => {
  const starts = places.map(([start]) => start)
  expect(starts.filter((start, place) => starts.indexOf(start) !== place)).toEqual([])
  const all = [...files, ...filesOf('domain', 'machines')]
  const screens = files.map((file) => file.replace('src/routes/', 'screens/'))
  const own = starts.filter((start) => !start.startsWith('node_modules/'))
  expect(own.filter((start) => ![...all, ...screens].some((file) => file.startsWith(start)))).toEqual([])
  const packages = starts.filter((start) => start.startsWith('node_modules/'))
  expect(packages.filter((start) => !existsSync(join(root, start)) && !existsSync(join(root, `${start}.js`)))).toEqual(
    [],
  )
})

test('a topic that rooms share says so in the table, and whoever has texts of its own has their catalogs, and nobody else', () => {
  const nameOf = (topic: string) => topic.replace(/^src\/features\/|\/$/g, '')
  expect(topicsWithTexts('shared').map(nameOf).sort()).toEqual(Object.keys(sharedRooms).sort())
  const catalogs = catalogsIn(root).flatMap(({ folder }) =>
    settings.languages.available.map((one) => `${folder}/${one}.po`),
  )
  expect(files.filter((file) => file.endsWith('.po')).sort()).toEqual(catalogs.sort())
  expect(placeOf('src/features/country/texts/ja.po')).toBe('built')
})

test('every style of src is in one sheet, those of a topic in the same, and no sheet imports what the table does not name', () => {
  const isSheet = (file: string) => /^src\/styles\/(first|later|order|feet)\.css$/.test(file)
  const styles = files.filter((file) => file.endsWith('.css'))
  const own = styles.filter((file) => !isSheet(file)).map((file) => file.replace('src/', ''))
  expect(Object.values(sheets).flat().sort()).toEqual(own.sort())
  const topicsOf = (sheet: readonly string[]) =>
    sheet.filter((style) => style.startsWith('features/')).map((style) => posix.dirname(style))
  const places = Object.values(sheets).flatMap((sheet) => [...new Set(topicsOf(sheet))])
  expect(places.length).toBe(new Set(places).size)
  expect(styles.filter((file) => readFileSync(join(root, file), 'utf8').includes('@import'))).toEqual([])
})

test('the longest beginning counts, a route stands apart from its screen, and a module is in one chunk at most', () => {
  expect(placeOf('src/features/consent/consent-port.ts')).toBe('app')
  expect(placeOf('src/features/consent/start-consent.tsx')).toBe('late')
  const chunkOf = (id: string) => placeOf(pathOfModule(id, '/shop/'))
  expect(chunkOf('/shop/src/routes/_default/faq.tsx')).toBe('app')
  expect(chunkOf('/shop/src/routes/_default/faq.tsx?tsr-split=component')).toBe('shown')
  expect(chunkOf('/shop/src/routes/_default.tsx?tsr-split=component')).toBe('app')
  expect(chunkOf('/shop/src/routes/_default/faq/-parts/question-list.tsx')).toBe('shown')
  expect(chunkOf('C:\\shop\\node_modules\\react\\index.js')).toBe('app')
  expect(chunkOf('/shop/node_modules/@tanstack/react-router/dist/esm/useBlocker.js')).toBe('shown')
  for (const file of files)
    expect(chunkGroups('/shop/').filter(({ test }) => test(`/shop/${file}`)).length).toBeLessThan(2)
})

test('no code of the browser asks a call for what a build leaves out of it', () => {
  const left = /\b(endpoint|endpoints\.\w+|\w+Calls\.\w+)\.(body|query|successStatus|maxBodyBytes|binds)\b/
  expect(left.test('const schema = sessionCalls.endSessions.body')).toBe(true)
  const code = files.filter((file) => /\.tsx?$/.test(file))
  expect(code.filter((file) => left.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
