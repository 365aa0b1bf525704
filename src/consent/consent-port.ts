import type { ConsentChoice } from '#domain/consent/consent.ts'

type Served = {
  choice(): ConsentChoice | undefined
  open(): void
  onChange(tell: () => void): void
}

/** What the visitor allows beyond what the shop needs. It is there from the start; who answers for it comes late. */
export type ConsentPort = {
  /** Nothing as long as it is not known: then nothing optional may be loaded. */
  choice(): ConsentChoice | undefined
  onChange(tell: () => void): () => void
  /** Asks anew, with the present choice said. Before the banner is there the wish is kept. */
  open(): void
  servedBy(served: Served): void
}

export function createConsent(): ConsentPort {
  const listeners = new Set<() => void>()
  let isWanted = false
  let served: Served | undefined
  const tell = () => {
    for (const one of listeners) one()
  }
  return {
    choice: () => served?.choice(),
    onChange(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    open() {
      isWanted = true
      served?.open()
    },
    servedBy(late) {
      served = late
      late.onChange(tell)
      if (isWanted) late.open()
      tell()
    },
  }
}
