import type { ReactPortal } from 'react'
import { createObservable } from '../lib/create-observable.ts'

/** What is shown beside every page, by portals of its React root. */
export const createOverlays = () => createObservable<readonly ReactPortal[]>([])

export type Overlays = ReturnType<typeof createOverlays>
