import type { GetEditionResponse } from '#domain/contract/edition.ts'
import { createObservable } from '#src/lib/create-observable.ts'

export type EditionNow = GetEditionResponse

/** The last known state of the edition in this tab, so that the next page starts with it. */
export const editionNow = createObservable<EditionNow | undefined>(undefined)
