import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { commonTexts, namespacesIn } from './scripts/texts/namespaces.ts'

const namespaces = namespacesIn(import.meta.dirname)
const tests = '**/*.test.*'

/** A room's files; a bracket in the name of a file would be read as a choice of signs. */
function sourceFiles(source: string): string {
  const plain = source.replace(/[[\]]/g, '?')
  return plain.endsWith('.tsx') ? plain : `${plain}/**`
}

/** A catalog per room, and a common one for what every page shows. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ja'],
  catalogs: [
    {
      path: `<rootDir>/${commonTexts.folder}/{locale}`,
      include: ['<rootDir>/src'],
      exclude: [
        tests,
        '**/routeTree.gen.ts',
        ...namespaces.flatMap(({ sources }) => sources.map((source) => `**/${sourceFiles(source)}`)),
      ],
    },
    ...namespaces.map(({ folder, sources }) => ({
      path: `<rootDir>/${folder}/{locale}`,
      include: sources.map((source) => `<rootDir>/${sourceFiles(source)}`),
      exclude: [tests],
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
