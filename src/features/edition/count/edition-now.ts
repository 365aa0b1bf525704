import type { getEdition } from '#domain/contract/edition-calls.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import { createObservable } from '#src/lib/create-observable.ts'

export type EditionNow = ResponseBody<typeof getEdition>

/** The last known state of the edition in this tab, so that the next page starts with it. */
export const editionNow = createObservable<EditionNow | undefined>(undefined)
