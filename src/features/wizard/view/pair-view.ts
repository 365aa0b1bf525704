import { useCallback, useSyncExternalStore } from 'react'
import type { PairOfMaps, PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { ViewerSide, ViewerView } from '#src/features/shoe-viewer/viewer-3d-port.ts'

/** How the pair is looked at; none of it is chosen with the pair. */
export type PairView = {
  readonly side: ViewerSide
  readonly view: ViewerView
  /** By which share of their tolerances the feet are off, in the thought of who looks at them. */
  readonly share: number
  /** Where it is cut; through the ball where nothing is said. */
  readonly cutMm: number | undefined
}

/** What the stage shows, for whoever tells it in words. */
export type PairOnDisplay = { readonly pair: PairOfShoes | undefined; readonly map: PairOfMaps | undefined }

/** What the stage and the step beside it have in common. */
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

/** How the pair is looked at, and how that is changed. */
export function usePairViewState(look: SharedValue<PairView>) {
  const now = useShared(look)
  const change = useCallback((part: Partial<PairView>) => look.set({ ...look.get(), ...part }), [look])
  return [now, change] as const
}
