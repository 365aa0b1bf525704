import type { ReactPortal } from 'react'
import { createObservable } from '../lib/create-observable.ts'

/** The overlays that accompany every page, as portals of its React root. */
export const createOverlays = () => createObservable<readonly ReactPortal[]>([])

export type Overlays = ReturnType<typeof createOverlays>
