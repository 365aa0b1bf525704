import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

/** The modules of an invented shop with the imports of each; `?` marks a dynamic import. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'src/boot.ts': ['domain/settings.ts', '?src/main.tsx'],
  'domain/settings.ts': [],
  'src/main.tsx': ['src/routes/_default.tsx', 'src/routes/_default/faq.tsx', '?src/app/start-hydrated-features.tsx'],
  'src/routes/_default.tsx': ['?src/routes/_default.tsx?tsr-split=component'],
  'src/routes/_default.tsx?tsr-split=component': ['src/ui/header.tsx'],
  'src/ui/header.tsx': ['domain/settings.ts'],
  'src/routes/_default/faq.tsx': ['?src/routes/_default/faq.tsx?tsr-split=component'],
  'src/routes/_default/faq.tsx?tsr-split=component': ['src/ui/header.tsx'],
  'src/app/start-hydrated-features.tsx': ['node_modules/xstate/index.js', 'src/ui/header.tsx'],
  'node_modules/xstate/index.js': [],
}

/** The group that takes a module first, by the bundler's rule. */
function getGroup(module: string): string | undefined {
  const bundler = {
    getModuleInfo(id: string) {
      const all = (imports[id.replace('/shop/', '')] ?? []).map((one) => `/shop/${one}`)
      return {
        importedIds: all.filter((one) => !one.includes('/?')),
        dynamicallyImportedIds: all.filter((one) => one.includes('/?')).map((one) => one.replace('/?', '/')),
      }
    },
  }
  const groups = chunkGroups('/shop/').toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
  const names = groups.map(({ name }) =>
    typeof name === 'function' ? name(`/shop/${module}`, bundler as never) : null,
  )
  return names.find((name) => name !== null && name !== undefined) ?? undefined
}

test.each([
  ['src/boot.ts', 'boot'],
  ['domain/settings.ts', 'boot'],
  ['src/main.tsx', 'app'],
  ['src/routes/_default/faq.tsx', 'app'],
  ['src/routes/_default.tsx?tsr-split=component', 'app'],
  ['src/ui/header.tsx', 'app'],
  ['src/app/start-hydrated-features.tsx', 'late'],
  ['node_modules/xstate/index.js', 'late'],
  ['src/routes/_default/faq.tsx?tsr-split=component', undefined],
])('assigns %s to the group %s', (module, group) => {
  expect(getGroup(module)).toBe(group)
})
