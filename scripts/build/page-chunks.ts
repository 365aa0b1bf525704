import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootRouteId } from '@tanstack/react-router'
import { catalogUrlPath, namespacesForPath } from '#domain/navigation/page-file.ts'
import type { Language } from '#domain/settings.ts'
import { layoutRoute } from './chunks.ts'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/**
 * Reads the bundler's manifest; returns a function that lists the files of a page: the app, its screens and its texts.
 */
export async function readChunks(site: string, build: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'))
  const boot = closure(manifest, [groupKey(manifest, 'boot')])
  const app = groupKey(manifest, 'app')

  return (routeIds: readonly string[], path: string, language: Language): string[] => {
    const screens = routeIds
      .filter((id) => id !== rootRouteId)
      .map(screenModule)
      .filter((module) => !layoutRoute.test(`/${module}`))
    for (const screen of screens) if (!(screen in manifest)) throw new Error(`The bundler wrote no chunk for ${screen}`)
    const code = [...closure(manifest, [app, ...screens])].filter((file) => !boot.has(file)).map((file) => `/${file}`)
    const namespaces = ['common', ...namespacesForPath(path)]
    return [...code, ...namespaces.map((namespace) => catalogUrlPath(build, namespace, language))]
  }
}

/** The module with the screen of a route, which the router's plugin splits off. */
function screenModule(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx?tsr-split=component`
}

/** The key of a group's chunk in the bundler's manifest. */
function groupKey(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name)
  if (key === undefined) throw new Error(`The bundler wrote no chunk ${name}`)
  return key
}

/** The files of some chunks and of everything that they import. */
function closure(manifest: Manifest, names: readonly string[]): Set<string> {
  const visited = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return []
    visited.add(name)
    return [...(chunk.css ?? []), chunk.file, ...(chunk.imports ?? []).flatMap(visit)]
  }
  return new Set(names.flatMap(visit))
}
