import { resolveImport } from './layers.ts'
import type { Source } from './read-source.ts'

export type FolderRing = {
  readonly folders: readonly string[]
  /** One import for each way from a folder of the ring to another of it. */
  readonly imports: readonly string[]
}

/** Here a folder within a folder is a stage of its own work, however deep it lies. */
const staged = /^domain\/(foot|shoe)\//

type FolderLookup = (file: string) => string | undefined

/**
 * The whole that a file is part of: a topic of features, a stage of foot or shoe, else the first folder below its layer. A
 * file that lies beside those folders stands for itself. Other layers have no rule of folders.
 */
export const getFullPath: FolderLookup = (file) => {
  const parts = file.split('/')
  const [layer, first] = parts
  if (layer !== 'domain' && layer !== 'src' && layer !== 'server') return undefined
  if (staged.test(file)) return parts.slice(0, -1).join('/')
  return parts.slice(0, first === 'features' ? 3 : 2).join('/')
}

/** The folder that a file lies in, however deep: within a whole, too, one folder stands on the other. */
export const sourceFolder: FolderLookup = (file) => {
  const whole = getFullPath(file)
  return whole === undefined || whole === file ? whole : file.split('/').slice(0, -1).join('/')
}

/** Which other folders each folder imports, types too, each with the first import that does. */
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

/** Folders that import each other, straight or by way of others, as wholes or each for itself. */
export function folderRings(sources: readonly Source[]): FolderRing[] {
  const all = [sourceFolder, getFullPath].flatMap((getFolder) => ringsAmong(folderImports(sources, getFolder)))
  return [...new Map(all.map((ring) => [ring.folders.join(), ring])).values()]
}

/** What reaches each other makes one ring. */
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
