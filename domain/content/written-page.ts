import type { Language } from '#domain/settings.ts'
import type { Message } from '#domain/translations/message.ts'

/** A page as the shop draws it for its file, before it stands in its document. */
export type WrittenPage = {
  readonly status: number
  /** The routes that draw the page. */
  readonly routeIds: readonly string[]
  /** What React writes first belongs into the head of the document. */
  readonly head: string
  readonly body: string
}

/** One document of the site: drawn at build, and again whenever its texts change. */
export type PageOrder = {
  /** A page that is the same for everyone, what stands where no page is, or the place of a page for one visitor. */
  readonly kind: 'page' | 'missing' | 'shell'
  readonly path: string
  readonly language: Language
  /** Where its file lies in the site. */
  readonly place: string
  /** What the page is made of, to be fetched together once the shop starts. */
  readonly parts: readonly string[]
}

/** What a page says beside the texts that the shop is built with. */
export type PageTexts = {
  /** Its editorial text. */
  readonly content: unknown
  /** Short texts that were changed since, by their keys. */
  readonly changed: Readonly<Record<string, Message>>
}

/** What every document of a build shares. */
export type PageFrame = { readonly template: string; readonly publicUrl: string }

/** What a build says of its documents, so that they can be written anew. */
export type WrittenSite = PageFrame & { readonly orders: readonly PageOrder[] }

/** The built module that draws pages. */
export type PageWriter = {
  /** The rooms that have texts of their own, and the catalog of each. */
  readonly catalogNamespaces: readonly string[]
  loadMessages(namespace: string, language: Language): Promise<Readonly<Record<string, unknown>>>
  drawPage(order: Omit<PageOrder, 'place' | 'parts'>, texts: PageTexts): Promise<WrittenPage>
  writeDocument(frame: PageFrame, order: PageOrder, page: WrittenPage, texts: PageTexts): string
}
