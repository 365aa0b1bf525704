import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { roomsIn } from './scripts/texts/rooms.ts'

const rooms = roomsIn(import.meta.dirname)
const tests = '**/*.test.*'

/** A catalog per room, and a common one for what every page shows. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ja'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/common/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        tests,
        '**/routeTree.gen.ts',
        ...rooms.flatMap(({ sources }) =>
          sources.map((source) => `**/${source}${source.endsWith('.tsx') ? '' : '/**'}`),
        ),
      ],
    },
    ...rooms.map(({ name, sources }) => ({
      path: `<rootDir>/src/locales/${name}/{locale}`,
      include: sources.map((source) => `<rootDir>/${source}`),
      exclude: [tests],
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
