import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Catalog = {
  readonly name: string
  /** Where it lies, a file for each language. */
  readonly folder: string
}

export type CatalogNamespace = Catalog & { readonly sources: readonly string[] }

/** Where the catalogs of everybody and of the rooms that are routes lie. A feature's lie in its own folder. */
const locales = 'src/locales'

const features = 'src/features'

/** The texts of what every page shows. */
export const commonTexts: Catalog = { name: 'common', folder: `${locales}/common` }

/** The files and folders of the first segments of addresses, in whatever layouts they stand: those begin with `_`. */
function pagesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const location = `${folder}/${entry.name}`
    if (entry.name.startsWith('_') && entry.isDirectory()) return pagesIn(root, location)
    // What stands directly beside a layout belongs to the layout, and its texts to the common ones.
    const isPage = folder !== 'src/routes' && !/^[-_]|\.test\.tsx?$/.test(entry.name)
    return isPage ? [location] : []
  })
}

/**
 * The rooms of the shop, each with a catalog of its own: what stands below one first segment of an address, whatever its
 * layout. /cart and /cart/checkout are one room. A visitor loads the texts of the room that is entered, and no others.
 * A feature with a folder `texts` is a room too: some pages share it, or it is loaded when it is shown.
 */
export function namespacesIn(root: string): CatalogNamespace[] {
  const routes = new Map<string, string[]>()
  for (const location of pagesIn(root, 'src/routes')) {
    // Brackets keep a sign from being read as the router's own.
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
