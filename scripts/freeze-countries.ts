import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countries } from '#domain/country/countries.ts'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { frozenNames } from './countries/frozen-names.ts'

/*
 * Writes the names of the countries from the Intl data of the project's own Node. Browsers have other or older names,
 * so the names are not read from them. `--check` only reports whether the files are current.
 */

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'domain', 'country')
const { check: isCheck } = readArgumentsOrExit(
  { options: { check: { type: 'boolean' } } },
  'npm run freeze:countries -- [--check]',
).values
const stale: string[] = []

for (const [language, name] of [
  ['en', 'namesInEnglish'],
  ['ja', 'namesInJapanese'],
] as const) {
  const file = join(folder, `names-${language}.ts`)
  const text = [
    '/** Written by `npm run freeze:countries`. */',
    `export const ${name} = {`,
    ...frozenNames(language, countries).map(([code, name]) => `  ${code}: ${JSON.stringify(name).replace(/"/g, "'")},`),
    '} as const',
    '',
  ].join('\n')
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(`names-${language}.ts`)
  if (!isCheck) writeFileSync(file, text)
}

if (isCheck && stale.length > 0) {
  console.error(`These names are not those of this Node: ${stale.join(', ')} (npm run freeze:countries)`)
  process.exitCode = 1
} else console.log(`${countries.length} countries, ${stale.length} files written.`)
