import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { payloadAt } from '#content/payload-at.ts'
import type { Seller } from '#domain/content/seller.ts'
import type { WrittenPage } from '#domain/content/written-page.ts'
import { withLanguage } from '#domain/language/language-of-path.ts'
import { isWritten, notFoundFile, placeOfFile } from '#domain/navigation/page-file.ts'
import { type Page, pages } from '#domain/navigation/pages.ts'
import { routeRules } from '#domain/navigation/route-rules.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { type Language, settings } from '#domain/settings.ts'
import { documentFor, readTemplate } from './document.ts'
import { linkedData } from './linked-data.ts'
import { readParts } from './page-parts.ts'
import { robots, siteMap } from './site-map.ts'

type ReadContent = (path: string, language: Language) => Promise<unknown>

type Writer = {
  writePage(path: string, language: Language, content: ReadContent): Promise<WrittenPage>
  writeShell(language: Language): Promise<WrittenPage>
}

type Order = {
  /** The folder that becomes the site. */
  readonly site: string
  /** The built module that draws pages. */
  readonly writer: string
  readonly id: string
  readonly timestamp: number
  readonly publicUrl: string
  readonly apiBase: string
  readonly seller?: Seller | undefined
}

/** An address that no page has: what it shows is what every such address shows. */
const noPage = '/404'

/** Search engines are asked to leave a page out by the page itself. */
function isListed({ head }: WrittenPage): boolean {
  return !head.includes('content="noindex"')
}

/** Writes every page into its file, in every language, with its payload; and what the site says of itself. */
export async function writeSite(order: Order): Promise<void> {
  const { site, writer, id, timestamp, publicUrl, apiBase, seller } = order
  const readContent: ReadContent = async (path, language) => payloadAt(withLanguage(path, language), '', seller).content
  const { writePage, writeShell }: Writer = await import(pathToFileURL(writer).href)
  const template = await readTemplate(site)
  const partsOf = await readParts(site)
  const rows: readonly Page[] = [...pages, ...toolPages]
  const written = rows.filter(isWritten)

  const put = async (address: string, text: string) => {
    const file = join(site, address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  const listed: string[] = []
  for (const language of settings.languages.available) {
    const folder = withLanguage('/', language).replace(/\/$/, '')
    for (const { path } of written) {
      const page = await writePage(path, language, readContent)
      if (language === settings.languages.default && isListed(page)) listed.push(path)
      const data = linkedData(path, language, publicUrl, seller)
      const about = { language, file: path, parts: partsOf(page.routeIds, path, language), data }
      await put(folder + placeOfFile(path), documentFor(template, page, about))
      const address = withLanguage(path, language)
      await put(`${address.replace(/\/$/, '')}/_payload.json`, JSON.stringify(payloadAt(address, id, seller)))
    }
    const missing = await writePage(noPage, language, readContent)
    const parts = partsOf(missing.routeIds, noPage, language)
    await put(
      folder + placeOfFile(notFoundFile),
      documentFor(template, missing, { language, file: notFoundFile, parts }),
    )
    const shell = documentFor(template, await writeShell(language), { language, parts: partsOf([], '/', language) })
    for (const { path } of rows.filter((page) => !isWritten(page))) await put(folder + placeOfFile(path), shell)
  }

  const prerendered = settings.languages.available.flatMap((language) =>
    written.map(({ path }) => withLanguage(path, language)),
  )
  await put('/builds/latest.json', JSON.stringify({ id, timestamp }))
  await put(`/builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered, redirects: routeRules }))
  await put('/sitemap.xml', siteMap(listed, publicUrl))
  await put('/robots.txt', robots(publicUrl, apiBase))
  // What only the build needed.
  await rm(join(site, '.vite'), { recursive: true, force: true })
}
