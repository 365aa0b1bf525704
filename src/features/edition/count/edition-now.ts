import type { lookAtEdition } from '#domain/contract/edition-calls.ts'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import { createHeard } from '#src/page/create-heard.ts'

export type EditionNow = AnswerOf<typeof lookAtEdition>

/** How the edition stands, as far as this tab has heard: the next page that shows it begins with that. */
export const editionNow = createHeard<EditionNow | undefined>(undefined)
