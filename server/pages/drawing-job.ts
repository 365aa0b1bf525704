import type { PageFrame, PageOrder, PageTexts } from '#domain/content/written-page.ts'
import type { Encoding } from '#server/static/stored-file.ts'

export type DrawingJob = {
  /** The built module that draws pages. */
  readonly writer: string
  readonly frame: PageFrame
  readonly pages: readonly {
    readonly order: PageOrder
    readonly texts: PageTexts
    readonly payload: Payload | undefined
  }[]
}

/** A page's editorial text as a file of its own. */
type Payload = { readonly place: string; readonly text: string }

export type DrawnFile = { readonly place: string; readonly bodies: readonly (readonly [Encoding, Uint8Array])[] }
