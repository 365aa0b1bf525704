import type { lookAtEdition } from '#domain/contract/edition-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'

export type EditionNow = AnswerOf<typeof lookAtEdition>

let edition: EditionNow | undefined
const listeners = new Set<() => void>()

/** How the edition stands, as far as this tab has heard: the next page that shows it begins with that. */
export const editionNow = {
  get: () => edition,
  onChange(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  hear(heard: EditionNow | undefined) {
    const isSame = heard?.free === edition?.free && heard?.pairs === edition?.pairs
    if (isSame) return
    edition = heard
    for (const tell of listeners) tell()
  },
}
