import { fileOf } from './layers.ts'
import type { Source } from './read-source.ts'

export type FolderRing = {
  readonly folders: readonly string[]
  /** One import for each way from a folder of the ring to another of it. */
  readonly imports: readonly string[]
}

/** Here a folder within a folder is a stage of its own work, however deep it lies. */
const staged = /^domain\/(foot|shoe)\//

/**
 * The folder that a file counts with: a topic of features, a stage of foot or shoe, else the first folder below its layer. A
 * file that lies beside those folders stands for itself. Other layers have no rule of folders.
 */
export function folderOf(file: string): string | undefined {
  const parts = file.split('/')
  const [layer, first] = parts
  if (layer !== 'domain' && layer !== 'src' && layer !== 'server') return undefined
  if (staged.test(file)) return parts.slice(0, -1).join('/')
  return parts.slice(0, first === 'features' ? 3 : 2).join('/')
}

/** Which other folders each folder imports, types too, each with the first import that does. */
function importsOfFolders(sources: readonly Source[]): Map<string, Map<string, string>> {
  const files = new Set(sources.map(({ file }) => file))
  const all = new Map<string, Map<string, string>>()
  for (const { file, wants } of sources)
    for (const want of wants) {
      const wanted = fileOf(file, want)
      const [from, to] = [folderOf(file), wanted !== undefined && files.has(wanted) ? folderOf(wanted) : undefined]
      if (from === undefined || to === undefined || from === to) continue
      const own = all.get(from) ?? new Map<string, string>()
      all.set(from, own.set(to, own.get(to) ?? `${file} -> ${wanted}`))
    }
  return all
}

/** Folders that import each other, straight or by way of others: what reaches each other makes one ring. */
export function folderRings(sources: readonly Source[]): FolderRing[] {
  const imports = importsOfFolders(sources)
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]))
  const ringOf = (folder: string) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).toSorted()
  const rings = new Map([...imports.keys()].map((folder) => [ringOf(folder).join(), ringOf(folder)]))
  return [...rings.values()]
    .filter((folders) => folders.length > 1)
    .map((folders) => ({ folders, imports: folders.flatMap((from) => waysWithin(folders, imports.get(from))) }))
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

function waysWithin(folders: readonly string[], ways: ReadonlyMap<string, string> = new Map()): string[] {
  return [...ways].filter(([to]) => folders.includes(to)).map(([, first]) => first)
}
