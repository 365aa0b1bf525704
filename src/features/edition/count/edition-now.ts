import type { lookAtEdition } from '#domain/contract/edition-calls.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import { createObservable } from '#src/lib/create-observable.ts'

export type EditionNow = ResponseBody<typeof lookAtEdition>

/** How the edition stands, as far as this tab has heard: the next page that shows it begins with that. */
export const editionNow = createObservable<EditionNow | undefined>(undefined)
