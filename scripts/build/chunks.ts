import type { CodeSplittingGroup } from 'rolldown'

/**
 * When the files of these groups are fetched: `boot` with the document, `app` before the page is hydrated, `late` right
 * after. Each contains what its entry imports statically and no group before it contains. A new file needs no row here.
 */
const entries = { boot: 'src/boot.ts', app: 'src/main.tsx', late: 'src/app/start-hydrated-features.tsx' } as const

/** The layouts of most pages belong to the `app` group, although the router loads them lazily like screens. */
export const layoutRoute = /\/src\/routes\/_(auth|default|settings)\.tsx/

/** Modules that an index exports for all, and that only some screens use. */
const onlySomeScreens = /\/(react-router\/dist\/esm\/useBlocker\.js|domain\/trade-settings\.ts)$/

type GetModule = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/** All modules that these modules load through static imports. */
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

/** Small modules that some pages show before they are hydrated: a file for each would be an additional request. */
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

/** The endpoints that every page, or the home page, requests right after hydration. */
const firstCalls = [
  'domain/contract/edition.ts',
  'domain/navigation/route-manifest.ts',
  'src/api/page-endpoints.ts',
  'src/api/open-api.ts',
]

/** The groups of modules that we define. For everything else the bundler splits by `import()`. */
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
