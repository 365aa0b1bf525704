/**
 * The editorial text of the pages that have one, in one language. It is written in `content/`, and reaches a page through
 * the page's payload, never through the code.
 */
export type PageContent = {
  '/': {
    readonly lead: string
    readonly edition: string
    readonly steps: {
      readonly heading: string
      /** In the order of the drawings beside them. */
      readonly list: readonly [Step, Step, Step, Step, Step]
    }
    readonly level: { readonly heading: string; readonly text: string }
  }
  '/about': { readonly lead: string; readonly paragraphs: readonly string[] }
  '/faq': { readonly questions: readonly Question[] }
  '/terms-and-conditions': { readonly lead: string; readonly paragraphs: readonly string[] }
}

export type Step = { readonly name: string; readonly text: string }

export type Question = {
  /** Its place in an address, the same in every language. */
  readonly id: string
  readonly asked: string
  readonly answer: string
}

export type ContentPath = keyof PageContent

export const contentPaths = ['/', '/about', '/faq', '/terms-and-conditions'] as const satisfies readonly ContentPath[]

export function isContentPath(path: string): path is ContentPath {
  return contentPaths.some((known) => known === path)
}

/** What `{page}/_payload.json` holds: the build that wrote it, and the page's text. */
export type Payload = { readonly build: string; readonly content: unknown }
