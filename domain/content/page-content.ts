import type { Block, PageSection, TextLink } from './blocks.ts'

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
    readonly sections: readonly PageSection[]
  }
  '/about': { readonly lead: string; readonly sections: readonly PageSection[] }
  '/faq': { readonly lead: string; readonly groups: readonly QuestionGroup[] }
  '/get-foot-scan': {
    readonly lead: string
    readonly ways: readonly MeasureMethodContent[]
    /** How a foot is drawn around: what stands before the drawn steps. */
    readonly drawing: PageSection
    readonly sections: readonly PageSection[]
  }
  '/shop_tabbi': {
    readonly lead: string
    readonly facts: readonly (readonly [name: string, fact: string])[]
    readonly sections: readonly PageSection[]
  }
  '/terms-and-conditions': {
    readonly lead: string
    readonly version: string
    readonly parts: readonly TermsPart[]
  }
}

export type Step = { readonly name: string; readonly text: string }

/** One of the ways to a scan, with its one next step. */
export type MeasureMethodContent = {
  readonly id: string
  readonly name: string
  readonly time: string
  readonly blocks: readonly Block[]
  readonly link: TextLink
}

export type Question = {
  /** Its place in an address, the same in every language. */
  readonly id: string
  readonly asked: string
  /** Short paragraphs. */
  readonly answer: readonly string[]
  readonly links?: readonly TextLink[]
  /** Words that it is looked for by and does not say: searched, not shown. */
  readonly also?: string
}

export type QuestionGroup = { readonly id: string; readonly heading: string; readonly questions: readonly Question[] }

export type TermsPart = { readonly id: string; readonly heading: string; readonly sections: readonly PageSection[] }

export type ContentPath = keyof PageContent

export const contentPaths = [
  '/',
  '/about',
  '/faq',
  '/get-foot-scan',
  '/shop_tabbi',
  '/terms-and-conditions',
] as const satisfies readonly ContentPath[]

export function isContentPath(path: string): path is ContentPath {
  return contentPaths.some((known) => known === path)
}

/** What `{page}/_payload.json` holds: the build that wrote it, and the page's text. */
export type Payload = { readonly build: string; readonly content: unknown }
