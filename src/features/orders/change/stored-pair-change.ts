import { type PairChange, pairChangeKey, readPairChange, writePairChange } from '#domain/order/pair-change.ts'
import { createObservable } from '#src/lib/create-observable.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const changeCount = createObservable(0)

/** The order's pair being changed on this device; `undefined` if there is none or storage is unavailable. */
export function readStoredPairChange(): PairChange | undefined {
  return readPairChange(readStored('localStorage', pairChangeKey) ?? null, Date.now())
}

/** Returns whether it was stored. `undefined` clears the pair being changed. */
export function storePairChange(change: PairChange | undefined): boolean {
  const isSaved = store('localStorage', pairChangeKey, change && writePairChange(change, Date.now()))
  changeCount.set(changeCount.get() + 1)
  return isSaved
}

/** Notifies when another pair is being changed, or none. */
export const onPairChange = changeCount.onChange
/** A counter of changes, so that the stored value is read once per change. */
export const pairChangeVersion = changeCount.get
