import type { CodeSplittingGroup } from 'rolldown'

/**
 * When the files of these groups are fetched: `boot` with the document, `app` before the page is hydrated, `late` right
 * after. Each holds what its entry imports statically, as far as no group before it does. No row is needed for a new file.
 */
const entries = { boot: 'src/boot.ts', app: 'src/main.tsx', late: 'src/app/start-hydrated-features.tsx' } as const

/** The layouts of most pages belong to the shop itself, although the router loads them as it loads screens. */
export const layoutRoute = /\/src\/routes\/_(auth|default|settings)\.tsx/

/** The router's index names what only some screens use. */
const onlySomeScreens = /\/react-router\/dist\/esm\/useBlocker\.js$/

type GetModule = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/** Every module that some modules load, by what each imports statically. */
function closure(entries: readonly string[], getModule: GetModule): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || onlySomeScreens.test(id)) continue
    found.add(id)
    const module = getModule(id)
    open.push(...(module?.importedIds ?? []), ...(layoutRoute.test(id) ? (module?.dynamicallyImportedIds ?? []) : []))
  }
  return found
}

/** A group of some modules and of what they import statically. */
function groupOfEntry(name: string, from: readonly string[], priority: number): CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    priority,
    name(id, bundler) {
      modules ??= closure(from, (module) => bundler.getModuleInfo(module))
      return modules.has(id) ? name : null
    },
  }
}

/** Small modules that some pages show before they are hydrated: each in a file of its own would be a request. */
const smallModules = [
  'domain/country/market.ts',
  'domain/design/design-file-key.ts',
  'domain/translations/built-in-text.ts',
  'src/features/edition/edition-count.tsx',
  'src/page/use-when-here.ts',
  'src/ui/button.tsx',
  'src/ui/drawings/pieces/hem.tsx',
  'src/ui/sign.tsx',
]

/** What every page, or the home page, asks the shop right after it is hydrated. */
const firstCalls = ['domain/contract/edition-calls.ts', 'domain/navigation/route-manifest.ts', 'src/api/open-api.ts']

/** The groups of modules that are ours to choose. The bundler decides by `import()` about everything else. */
export function chunkGroups(root: string): CodeSplittingGroup[] {
  return [
    groupOfEntry('boot', [root + entries.boot], 3),
    groupOfEntry('app', [root + entries.app, ...smallModules.map((file) => root + file)], 2),
    groupOfEntry(
      'late',
      [entries.late, ...firstCalls].map((file) => root + file),
      1,
    ),
  ]
}
