import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogPlace, roomsOfPath } from '#domain/navigation/page-file.ts'
import type { Language } from '#domain/settings.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** What a page is made of: the shop itself, its screens and its texts, by the bundler's list of what it wrote. */
export async function readParts(site: string, build: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'))
  const boot = closure(manifest, ['index.html'])

  return (routeIds: readonly string[], path: string, language: Language): string[] => {
    const screens = routeIds.map((id) => `src/routes${id.endsWith('/') ? `${id}index` : id}.tsx?tsr-split=component`)
    const there = ['src/main.tsx', ...screens].filter((name) => name in manifest)
    const code = [...closure(manifest, there)].filter((file) => !boot.has(file)).map((file) => `/${file}`)
    const rooms = ['common', ...roomsOfPath(path)]
    return [...code, ...rooms.map((room) => catalogPlace(build, room, language))]
  }
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
