import { type PairChange, pairChangeKey, readPairChange, writePairChange } from '#domain/order/pair-change.ts'
import { createObservable } from '#src/lib/create-observable.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const changeCount = createObservable(0)

/** Which pair of an order is being changed on this device; nothing where none is, or the browser forbids to look. */
export function readStoredPairChange(): PairChange | undefined {
  return readPairChange(readStored('localStorage', pairChangeKey) ?? null, Date.now())
}

/** Whether it could be kept. Nothing: none is being changed any more. */
export function storePairChange(change: PairChange | undefined): boolean {
  const isSaved = store('localStorage', pairChangeKey, change && writePairChange(change, Date.now()))
  changeCount.set(changeCount.get() + 1)
  return isSaved
}

/** Tells that another one is being changed, or none. */
export const onPairChange = changeCount.onChange
/** Counts what was told: what is kept is read once for each. */
export const pairChangeVersion = changeCount.get
