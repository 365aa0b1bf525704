import { resolveImport } from './layers.ts'
import type { Source } from './read-source.ts'

export type FolderRing = {
  readonly folders: readonly string[]
  /** One import for each edge between two folders of the cycle. */
  readonly imports: readonly string[]
}

/** In these folders a subfolder, however deep, is a stage of its own. */
const staged = /^domain\/(foot|shoe)\//

type FolderLookup = (file: string) => string | undefined

/**
 * The unit that a file belongs to: a topic of features, a stage of foot or shoe, otherwise the first folder below its
 * layer. A file directly in a layer is a unit by itself. Other layers have no folder rule.
 */
export const getFullPath: FolderLookup = (file) => {
  const parts = file.split('/')
  const [layer, first] = parts
  if (layer !== 'domain' && layer !== 'src' && layer !== 'server') return undefined
  if (staged.test(file)) return parts.slice(0, -1).join('/')
  return parts.slice(0, first === 'features' ? 3 : 2).join('/')
}

/** The folder of a file, however deep: within a unit, too, folders depend on each other. */
export const sourceFolder: FolderLookup = (file) => {
  const whole = getFullPath(file)
  return whole === undefined || whole === file ? whole : file.split('/').slice(0, -1).join('/')
}

/** The folders that each folder imports, types included, each with the first import that does so. */
function folderImports(sources: readonly Source[], getFolder: FolderLookup): Map<string, Map<string, string>> {
  const files = new Set(sources.map(({ file }) => file))
  const all = new Map<string, Map<string, string>>()
  for (const { file, wants } of sources)
    for (const want of wants) {
      const wanted = resolveImport(file, want)
      const [from, to] = [getFolder(file), wanted !== undefined && files.has(wanted) ? getFolder(wanted) : undefined]
      if (from === undefined || to === undefined || from === to) continue
      const own = all.get(from) ?? new Map<string, string>()
      all.set(from, own.set(to, own.get(to) ?? `${file} -> ${wanted}`))
    }
  return all
}

/** The cycles of folders that import each other, directly or through others, by unit and by single folder. */
export function folderRings(sources: readonly Source[]): FolderRing[] {
  const all = [sourceFolder, getFullPath].flatMap((getFolder) => ringsAmong(folderImports(sources, getFolder)))
  return [...new Map(all.map((ring) => [ring.folders.join(), ring])).values()]
}

/** Folders that reach each other form one cycle. */
function ringsAmong(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): FolderRing[] {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]))
  const findRing = (folder: string) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).toSorted()
  const rings = new Map([...imports.keys()].map((folder) => [findRing(folder).join(), findRing(folder)]))
  return [...rings.values()]
    .filter((folders) => folders.length > 1)
    .map((folders) => ({ folders, imports: folders.flatMap((from) => cyclesWithin(folders, imports.get(from))) }))
}

function reachedFrom(folder: string, imports: ReadonlyMap<string, ReadonlyMap<string, string>>): Set<string> {
  const reached = new Set<string>()
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of imports.get(next)?.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to)
        open.push(to)
      }
  return reached
}

function cyclesWithin(folders: readonly string[], ways: ReadonlyMap<string, string> = new Map()): string[] {
  return [...ways].filter(([to]) => folders.includes(to)).map(([, first]) => first)
}
