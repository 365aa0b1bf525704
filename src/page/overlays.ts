import type { ReactPortal } from 'react'
import { createHeard } from './create-heard.ts'

/** What is shown beside every page, by portals of its React root. */
export const createOverlays = () => createHeard<readonly ReactPortal[]>([])

export type Overlays = ReturnType<typeof createOverlays>
