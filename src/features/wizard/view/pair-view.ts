import { useCallback, useSyncExternalStore } from 'react'
import type { PairOfMaps, PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { ViewerSide, ViewerView } from '#src/features/shoe-viewer/viewer-3d-port.ts'

/** How the pair is viewed; not part of the design. */
export type PairView = {
  readonly side: ViewerSide
  readonly view: ViewerView
  /** The assumed deviation of the feet, as a ratio of their tolerances. */
  readonly share: number
  /** The position of the cut; by default through the ball. */
  readonly cutMm: number | undefined
}

/** What the stage shows, for components that describe it in text. */
export type PairOnDisplay = { readonly pair: PairOfShoes | undefined; readonly map: PairOfMaps | undefined }

/** A value shared by the stage and the step next to it. */
export type SharedValue<Value> = {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function shared<Value>(first: Value): SharedValue<Value> {
  let now = first
  const all = new Set<() => void>()
  return {
    get: () => now,
    set(value) {
      now = value
      for (const listener of all) listener()
    },
    subscribe(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

export const firstView: PairView = { side: 'both', view: 'room', share: 0, cutMm: undefined }
export const nothingDisplayed: PairOnDisplay = { pair: undefined, map: undefined }

export function useShared<Value>({ subscribe, get }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}

/** The view of the pair, and a function to change it. */
export function usePairViewState(look: SharedValue<PairView>) {
  const now = useShared(look)
  const change = useCallback((part: Partial<PairView>) => look.set({ ...look.get(), ...part }), [look])
  return [now, change] as const
}
