import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from '#domain/content/page-content.ts'
import type { PageOrder, WrittenSite } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { payloadUrlPath } from '#domain/navigation/page-file.ts'
import { type StoredFile, storeFile } from '#server/http/stored-file.ts'
import { getContentType } from '#server/static/content-types.ts'
import type { LoadedBuild } from '#server/static/load-build.ts'
import type { ShopTexts } from '#server/translations/shop-texts.ts'
import { drawPages } from './draw-pages.ts'
import { isAsBuilt, listPageChanges, type PageChanges, withTexts } from './page-texts.ts'

type Page = { readonly order: PageOrder; readonly changes: PageChanges }

/**
 * Keeps the prerendered pages of a build up to date: when operators change texts, the affected pages and their payloads
 * are rendered again and replace the files in memory all at once. The build on disk is not changed.
 */
export function createPageRewriter(build: LoadedBuild) {
  const asBuilt = new Map<string, StoredFile>()
  /** The changes that each page currently shows, as JSON by its place. */
  const shown = new Map<string, string>()

  function put(place: string, file: StoredFile): void {
    const before = build.files.get(place)
    if (before && !asBuilt.has(place)) asBuilt.set(place, before)
    build.files.set(place, file)
  }

  function takeBack(place: string): void {
    const file = asBuilt.get(place)
    if (file) build.files.set(place, file)
  }

  function toJobPayload({ order, changes }: Page) {
    const place = payloadUrlPath(withLanguage(order.path, order.language))
    const file = asBuilt.get(place) ?? build.files.get(place)
    if (order.kind !== 'page' || !file) return { content: null, payload: undefined }
    const written: Payload = JSON.parse(String(file.bodies.get('identity')))
    const content = withTexts(written.content, changes.places)
    return { content, payload: { place, text: JSON.stringify({ ...written, content } satisfies Payload) } }
  }

  return async function rewrite(texts: ShopTexts): Promise<readonly string[]> {
    if (!build.folder) return []
    const { orders, ...frame }: WrittenSite = JSON.parse(await readFile(join(build.folder, 'pages.json'), 'utf8'))
    const stale = orders
      .map((order): Page => ({ order, changes: listPageChanges(order, texts) }))
      .filter(({ order, changes }) => (shown.get(order.place) ?? unchanged) !== JSON.stringify(changes))
    const toDraw = stale.filter(({ changes }) => !isAsBuilt(changes))
    const pages = toDraw.map((page) => {
      const { content, payload } = toJobPayload(page)
      return { order: page.order, texts: { content, changed: page.changes.changed }, payload }
    })
    const writer = join(build.folder, 'writer', 'prerender.js')
    const drawn = pages.length === 0 ? [] : await drawPages({ writer, frame, pages })
    for (const { order } of stale.filter(({ changes }) => isAsBuilt(changes))) {
      takeBack(order.place)
      takeBack(payloadUrlPath(withLanguage(order.path, order.language)))
    }
    for (const { place, bodies } of drawn) {
      const stored = new Map(bodies.map(([encoding, body]) => [encoding, Buffer.from(body)]))
      put(place, storeFile(getContentType(place), false, stored))
    }
    for (const { order, changes } of stale) shown.set(order.place, JSON.stringify(changes))
    return stale.map(({ order }) => order.place)
  }
}

const unchanged = JSON.stringify({ changed: {}, places: [] } satisfies PageChanges)
