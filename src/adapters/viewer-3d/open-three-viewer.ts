import { createThreeRenderer } from './three-renderer.ts'
import { viewerWith } from './viewer-with.ts'

/** The 3D view of the shop and the wizard. */
export const openViewer = viewerWith(createThreeRenderer)
