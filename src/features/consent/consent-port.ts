import type { ConsentChoice } from '#domain/consent/consent.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** What the visitor allows beyond what the shop needs. It exists from the start; its implementation is loaded later. */
export type ConsentPort = {
  /** `undefined` while unknown: nothing optional may be loaded then. */
  choice(): ConsentChoice | undefined
  onChange(listener: () => void): () => void
  /** Asks again, showing the current choice. Before the banner is loaded, the call is queued. */
  open(): void
}

/** The port before the banner is loaded. */
export const unasked: ConsentPort = { choice: () => undefined, onChange: () => () => {}, open: () => {} }

export const createConsent = () => lazyPort(unasked, { queueable: ['open'] })
