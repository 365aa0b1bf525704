import type { PageOrder } from '#domain/content/written-page.ts'
import { namespacesForPath } from '#domain/navigation/page-file.ts'
import type { Message } from '#domain/translations/message.ts'
import type { ShopTexts } from '#server/translations/shop-texts.ts'

type Steps = readonly (string | number)[]

/** What operators have changed on one page: messages by key, and places in its editorial text. */
export type PageChanges = {
  readonly changed: Readonly<Record<string, Message>>
  readonly places: readonly { readonly steps: Steps; readonly text: string }[]
}

/** Lists the changes of a page: those in its own namespaces and in `common`. */
export function listPageChanges({ kind, path, language }: PageOrder, texts: ShopTexts): PageChanges {
  const namespaces = ['common', ...namespacesForPath(path)]
  const changed: Record<string, Message> = {}
  const places: { steps: Steps; text: string }[] = []
  for (const { builtIn, texts: now, changed: forms } of texts.values()) {
    const form = forms[language]
    if (!form) continue
    const { key, place, categories } = builtIn
    if (place && place.page === path && kind === 'page')
      places.push(...place.all.map((steps) => ({ steps, text: now[language] })))
    else if (!place && categories.some((namespace) => namespaces.includes(namespace))) changed[key] = form
  }
  return { changed, places }
}

export function isAsBuilt({ changed, places }: PageChanges): boolean {
  return places.length === 0 && Object.keys(changed).length === 0
}

/** A copy of the content with other texts at some places. */
export function withTexts(content: unknown, places: PageChanges['places']): unknown {
  const copy = structuredClone(content)
  for (const { steps, text } of places) put(copy, steps, text)
  return copy
}

/** Replaces a value only if it is a text: the content of another build may have something else there, or nothing. */
function put(content: unknown, [step, ...rest]: Steps, text: string): void {
  if (typeof content !== 'object' || content === null || step === undefined || !Object.hasOwn(content, step)) return
  const inside = content as Record<string | number, unknown>
  if (rest.length > 0) put(inside[step], rest, text)
  else if (typeof inside[step] === 'string') inside[step] = text
}
