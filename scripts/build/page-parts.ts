import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogPlace, roomsOfPath } from '#domain/navigation/page-file.ts'
import type { Language } from '#domain/settings.ts'
import { chunks, chunksThatCome, pathOfModule, placeOf } from './chunks.ts'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** What a page is made of: the shop itself, its screens and its texts, by the bundler's list of what it wrote. */
export async function readParts(site: string, build: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'))
  const boot = closure(manifest, named(manifest, chunksThatCome('first')))
  const early = named(manifest, chunksThatCome('early'))

  return (routeIds: readonly string[], path: string, language: Language): string[] => {
    const screens = routeIds.map((id) => {
      const module = `src/routes${id.endsWith('/') ? `${id}index` : id}.tsx?tsr-split=component`
      const place = placeOf(pathOfModule(module, ''))
      return place !== undefined && place in chunks ? named(manifest, [place]) : module
    })
    const code = [...closure(manifest, [...early, ...screens.flat()])]
      .filter((file) => !boot.has(file))
      .map((file) => `/${file}`)
    const rooms = ['common', ...roomsOfPath(path)]
    return [...code, ...rooms.map((room) => catalogPlace(build, room, language))]
  }
}

/** How the bundler's list calls some chunks of the table. */
function named(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((wanted) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === wanted)
    if (key === undefined) throw new Error(`The bundler wrote no chunk ${wanted}`)
    return key
  })
}

/** The files of some chunks and of everything that they import. */
function closure(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...(chunk.css ?? []), chunk.file, ...(chunk.imports ?? []).flatMap(visit)]
  }
  return new Set(names.flatMap(visit))
}
