import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { payloadAt } from '#content/payload-at.ts'
import type { Seller } from '#domain/content/seller.ts'
import type { PageOrder, PageWriter, WrittenPage, WrittenSite } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import {
  catalogUrlPath,
  filePathFor,
  isWritten,
  namespacesForPath,
  notFoundFile,
  payloadUrlPath,
} from '#domain/navigation/page-file.ts'
import { type Page, pages } from '#domain/navigation/pages.ts'
import { routeRules } from '#domain/navigation/route-rules.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { settings } from '#domain/settings.ts'
import { guideSheetFiles } from './guide-sheets/guide-sheet-files.ts'
import { readChunks } from './page-chunks.ts'
import { readTemplate } from './read-template.ts'
import { robots, siteMap } from './site-map.ts'

type Order = {
  /** The folder that becomes the site. */
  readonly site: string
  /** The built module that renders pages. */
  readonly writer: string
  readonly id: string
  readonly timestamp: number
  readonly publicUrl: string
  readonly apiBase: string
  readonly seller?: Seller | undefined
}

/** A page with `noindex` is left out of the sitemap. */
function isListed({ head }: WrittenPage): boolean {
  return !head.includes('content="noindex"')
}

/** Writes every page in every language, with its payload, and the metadata of the site. */
export async function writeSite(order: Order): Promise<WrittenSite> {
  const { site, writer, id, timestamp, publicUrl, apiBase, seller } = order
  const { catalogNamespaces, loadMessages, drawPage, writeDocument }: PageWriter = await import(
    pathToFileURL(writer).href
  )
  const frame = { template: await readTemplate(site), publicUrl }
  const readPageChunks = await readChunks(site, id)
  const rows: readonly Page[] = [...pages, ...toolPages]
  const written = rows.filter(isWritten)
  const orders: PageOrder[] = []

  const put = async (address: string, text: string | Buffer) => {
    const file = join(site, address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  const write = async (wanted: Omit<PageOrder, 'parts'>) => {
    const texts = { content: payloadAt(withLanguage(wanted.path, wanted.language), '', seller).content, changed: {} }
    const page = await drawPage(wanted, texts)
    const one = { ...wanted, parts: readPageChunks(page.routeIds, wanted.path, wanted.language) }
    orders.push(one)
    await put(one.place, writeDocument(frame, one, page, texts))
    return page
  }

  const listed: string[] = []
  for (const language of settings.languages.available) {
    const folder = withLanguage('/', language).replace(/\/$/, '')
    for (const { path } of written) {
      const page = await write({ kind: 'page', path, language, place: folder + filePathFor(path) })
      if (language === settings.languages.default && isListed(page)) listed.push(path)
      const address = withLanguage(path, language)
      await put(payloadUrlPath(address), JSON.stringify(payloadAt(address, id, seller)))
    }
    await write({ kind: 'missing', path: '/404', language, place: folder + filePathFor(notFoundFile) })
    for (const { path } of rows.filter((page) => !isWritten(page)))
      await write({ kind: 'shell', path, language, place: folder + filePathFor(path) })
  }

  const namespaces = new Set([...catalogNamespaces, ...rows.flatMap(({ path }) => namespacesForPath(path))])
  for (const language of settings.languages.available)
    for (const namespace of namespaces)
      await put(catalogUrlPath(id, namespace, language), JSON.stringify(await loadMessages(namespace, language)))

  for (const sheet of guideSheetFiles) await put(sheet.path, sheet.write())

  const prerendered = settings.languages.available.flatMap((language) =>
    written.map(({ path }) => withLanguage(path, language)),
  )
  await put('/builds/latest.json', JSON.stringify({ id, timestamp }))
  await put(`/builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered, redirects: routeRules }))
  await put('/sitemap.xml', siteMap(listed, publicUrl))
  await put('/robots.txt', robots(publicUrl, apiBase))
  // Only the build needed the manifest.
  await rm(join(site, '.vite'), { recursive: true, force: true })
  return { ...frame, orders }
}
