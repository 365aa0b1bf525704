import type { Block, PageSection, TextLink } from './blocks.ts'

/**
 * The editorial content of the pages that have some, in one language. It is written in `content/` and reaches a page by
 * the page's payload, never by the code.
 */
export type PageContent = {
  '/': {
    readonly lead: string
    readonly edition: string
    readonly steps: {
      readonly heading: string
      /** In the order of their illustrations. */
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
    /** How to trace a foot: the text before the illustrated steps. */
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

/** One of the measuring methods, with its next step. */
export type MeasureMethodContent = {
  readonly id: string
  readonly name: string
  readonly time: string
  readonly blocks: readonly Block[]
  readonly link: TextLink
}

export type Question = {
  /** The anchor of the question, the same in every language. */
  readonly id: string
  readonly asked: string
  /** Short paragraphs. */
  readonly answer: readonly string[]
  readonly links?: readonly TextLink[]
  /** Search terms that the question does not contain: searched, not shown. */
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

/** The content of `{page}/_payload.json`: the id of its build, and the page's text. */
export type Payload = { readonly build: string; readonly content: unknown }
