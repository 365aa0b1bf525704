import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Catalog = {
  readonly name: string
  /** The folder, with a file for each language. */
  readonly folder: string
}

export type CatalogNamespace = Catalog & { readonly sources: readonly string[] }

/**
 * The folders of the common catalog and of those for routes. The catalogs of features are in the folders of the
 * features.
 */
const locales = 'src/locales'

const features = 'src/features'

/** The texts that every page shows. */
export const commonTexts: Catalog = { name: 'common', folder: `${locales}/common` }

/** The files and folders of the first address segments, in any layout: layouts begin with `_`. */
function pagesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const location = `${folder}/${entry.name}`
    if (entry.name.startsWith('_') && entry.isDirectory()) return pagesIn(root, location)
    // Files directly next to a layout belong to the layout, and their texts to the common ones.
    const isPage = folder !== 'src/routes' && !/^[-_]|\.test\.tsx?$/.test(entry.name)
    return isPage ? [location] : []
  })
}

/**
 * The message namespaces of the shop, each with its own catalog: everything below one first address segment, whatever
 * its layout. /cart and /cart/checkout are one namespace. A visitor loads only the texts of the namespace that is
 * opened. A feature with a folder `texts` is a namespace too: several pages share it, or it is loaded when it is shown.
 */
export function namespacesIn(root: string): CatalogNamespace[] {
  const routes = new Map<string, string[]>()
  for (const location of pagesIn(root, 'src/routes')) {
    // Brackets escape a character that the router would interpret.
    const name = basename(location, '.tsx').replace(/\[(.)\]/g, '$1')
    const namespace = name === 'index' ? 'home' : name
    routes.set(namespace, [...(routes.get(namespace) ?? []), location])
  }
  const ofRoutes = Array.from(routes, ([name, sources]) => ({ name, folder: `${locales}/${name}`, sources }))
  const ofTopics = readdirSync(join(root, features))
    .map((name) => ({ name, folder: `${features}/${name}/texts`, sources: [`${features}/${name}`] }))
    .filter(({ folder }) => existsSync(join(root, folder)))
  return [...ofRoutes, ...ofTopics].sort(byName)
}

/** Every catalog of the shop. */
export function catalogsIn(root: string): Catalog[] {
  return [commonTexts, ...namespacesIn(root)].sort(byName)
}

function byName(one: Catalog, other: Catalog): number {
  return one.name < other.name ? -1 : 1
}
