import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveImport } from './layers.ts'
import type { Source } from './read-source.ts'
import { isTestFile, treeSources } from './source-tree.ts'

/** The rows of the table of src's folders, each with the folders and files that it names. */
const rows = (
  /### The browser's folders\n([\s\S]*?)\n### /.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => Array.from(line.split('|')[1]?.matchAll(/`([\w.-]+)/g) ?? [], ([, name = '']) => name))

const rowIndex = (file: string) => rows.findIndex((row) => row.includes(file.split('/')[1] ?? ''))

/** The imports within src that lead to a higher row. */
function upwardImports(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => file.startsWith('src/') && !isTestFile(file))
    .flatMap(({ file, wants }) =>
      wants.flatMap((want) => {
        const wanted = resolveImport(file, want)
        return wanted?.startsWith('src/') && rowIndex(wanted) < rowIndex(file) ? `${file} -> ${wanted}` : []
      }),
    )
}

test("the table of src's folders names all of them and nothing else", () => {
  const entries = readdirSync('src').filter((name) => name !== 'vite-env.d.ts')
  expect(rows.flat().sort()).toEqual(entries.sort())
})

test('the folders of src import only folders in their own row of the table or below', () => {
  expect(upwardImports(treeSources())).toEqual([])
  const planted = {
    file: 'src/features/country/country.ts',
    wants: ['#src/app/search.ts', '#src/page/notifier.ts'],
    uses: [],
    declares: [],
  }
  expect(upwardImports([planted])).toEqual(['src/features/country/country.ts -> src/app/search.ts'])
})
