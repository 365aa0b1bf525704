import type { Language } from '#domain/settings.ts'
import type { Message } from '#domain/translations/message.ts'

/** A prerendered page, before it is placed in its document. */
export type WrittenPage = {
  readonly status: number
  /** The ids of the routes that render the page. */
  readonly routeIds: readonly string[]
  /** What React renders first, which belongs into the head of the document. */
  readonly head: string
  readonly body: string
}

/** One document of the site: rendered at build, and again whenever its texts change. */
export type PageOrder = {
  /**
   * A page that is the same for everyone, the page for unknown addresses, or a shell for a page that depends on its
   * visitor.
   */
  readonly kind: 'page' | 'missing' | 'shell'
  readonly path: string
  readonly language: Language
  /** The path of its file in the site. */
  readonly place: string
  /** The chunks of the page, fetched together once the app starts. */
  readonly parts: readonly string[]
}

/** The texts of a page that are not built in. */
export type PageTexts = {
  /** Its editorial text. */
  readonly content: unknown
  /** Short texts that operators changed after the build, by key. */
  readonly changed: Readonly<Record<string, Message>>
}

/** What all documents of a build share. */
export type PageFrame = { readonly template: string; readonly publicUrl: string }

/** The build's list of its documents, so that they can be rendered again. */
export type WrittenSite = PageFrame & { readonly orders: readonly PageOrder[] }

/** The built module that renders pages. */
export type PageWriter = {
  /** The namespaces that have a catalog of their own. */
  readonly catalogNamespaces: readonly string[]
  loadMessages(namespace: string, language: Language): Promise<Readonly<Record<string, unknown>>>
  drawPage(order: Omit<PageOrder, 'place' | 'parts'>, texts: PageTexts): Promise<WrittenPage>
  writeDocument(frame: PageFrame, order: PageOrder, page: WrittenPage, texts: PageTexts): string
}
