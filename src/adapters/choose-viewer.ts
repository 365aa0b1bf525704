import { getPagePolicy } from '#domain/navigation/page-policies.ts'
import type { OpenViewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { findPageByAddress } from '#src/i18n/page-language.ts'

/**
 * Opens the 3D view of the page: ShapeDiver's where the policy of the page allows it and the build contains it, and the
 * small one everywhere else. Each is loaded with the first picture.
 */
export const openViewer: OpenViewer3d = async (container) => {
  const isShapeDivers =
    __VIEWER__ === 'shapediver' && getPagePolicy(findPageByAddress(location.pathname)) === 'shapediver'
  const viewer = isShapeDivers ? await loadShapeDiver() : await import('./viewer-3d/open-three-viewer.ts')
  return viewer.openViewer(container)
}

async function loadShapeDiver(): Promise<typeof import('./viewer-shapediver/open-shapediver-viewer.ts')> {
  const { load } = await import('./viewer-shapediver/open-shapediver-viewer.ts?standalone')
  return load()
}
