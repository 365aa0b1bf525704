import { viewerWith } from '../viewer-3d/viewer-with.ts'
import { createShapeDiverRenderer } from './shapediver-renderer.ts'

/** The 3D view of /shapediver: the same scene in ShapeDiver's viewport, which can show a live model beside it. */
export const openViewer = viewerWith(createShapeDiverRenderer)
