import { type PairChange, pairChangeKey, readPairChange, writePairChange } from '#domain/order/pair-change.ts'
import { createHeard } from '#src/page/create-heard.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const heard = createHeard(0)

/** Which pair of an order is being changed on this device; nothing where none is, or the browser forbids to look. */
export function keptPairChange(): PairChange | undefined {
  return readPairChange(readStored('localStorage', pairChangeKey) ?? null, Date.now())
}

/** Whether it could be kept. Nothing: none is being changed any more. */
export function keepPairChange(change: PairChange | undefined): boolean {
  const isKept = store('localStorage', pairChangeKey, change && writePairChange(change, Date.now()))
  heard.hear(heard.get() + 1)
  return isKept
}

/** Tells that another one is being changed, or none. */
export const onPairChange = heard.onChange
/** Counts what was told: what is kept is read once for each. */
export const pairChangeTold = heard.get
