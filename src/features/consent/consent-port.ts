import type { ConsentChoice } from '#domain/consent/consent.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** What the visitor allows beyond what the shop needs. It is there from the start; who answers for it comes late. */
export type ConsentPort = {
  /** Nothing as long as it is not known: then nothing optional may be loaded. */
  choice(): ConsentChoice | undefined
  onChange(listener: () => void): () => void
  /** Asks anew, with the present choice said. Before the banner is there the wish is kept. */
  open(): void
}

/** A page of which nobody has been asked yet. */
export const unasked: ConsentPort = { choice: () => undefined, onChange: () => () => {}, open: () => {} }

export const createConsent = () => lazyPort(unasked, { queueable: ['open'] })
