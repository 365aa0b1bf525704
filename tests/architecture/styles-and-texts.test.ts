import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { catalogsIn } from '../../scripts/texts/namespaces.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/**/*.*', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))

test('the shop reads every catalog, and every folder of texts has one for each language', () => {
  const catalogs = catalogsIn(root).flatMap(({ folder }) =>
    settings.languages.available.map((one) => `${folder}/${one}.po`),
  )
  expect(files.filter((file) => file.endsWith('.po')).sort()).toEqual(catalogs.sort())
})

test('every style of src is imported once, by another style or by the code that needs it', () => {
  const readText = (file: string) => readFileSync(join(root, file), 'utf8')
  const styles = files.filter((file) => file.endsWith('.css'))
  const byStyles = styles.flatMap((file) =>
    Array.from(readText(file).matchAll(/@import "([^"]+)"/g), ([, path = '']) => posix.join(posix.dirname(file), path)),
  )
  const byCode = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        Array.from(readText(file).matchAll(/^import '#?(.*\.css)'$/gm), ([, path = '']) => ({ file, path })),
      )
      .map(({ file, path }) => (path.startsWith('src/') ? path : posix.join(posix.dirname(file), path))),
  )
  const html = readText('index.html')
  expect(new Set(byStyles).size).toBe(byStyles.length)
  expect(styles.filter((file) => !byStyles.includes(file) && !byCode.has(file) && !html.includes(file))).toEqual([])
})

/** The names that are made of a beginning and a value: `button-${look}`. */
const composedClass = /^(button|figures|plan)-/

test('every class of a style is in a string of the code', () => {
  const readText = (file: string) => readFileSync(join(root, file), 'utf8')
  const words = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readText(file).match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
      .flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? []),
  )
  const unused = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const rules = readText(file).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')
      return Array.from(rules.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => `${file}: ${name}`)
    })
    .filter((row) => {
      const [, name = ''] = row.split(': ')
      return !words.has(name) && !composedClass.test(name)
    })
  expect(unused).toEqual([])
})

test('no route file imports styles: it loads with every page, its screen only with its own', () => {
  const routes = files.filter((file) => file.startsWith('src/routes/') && !file.includes('/-parts/'))
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((file) => /^import '.*\.css'$/m.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
