import { expect, test } from 'vitest'
import { heldCamera } from '../../../../tests/support/builders/painted-sheet.ts'
import { overlap } from '../../geometry/overlap.ts'
import { moved, tiltDeg } from '../camera/camera.ts'
import { projectCorners } from '../camera/project-corners.ts'
import { papers } from '../paper/papers.ts'
import { pieceFraming } from './framing.ts'
import { sheetPlaces } from './sheet-places.ts'
import type { StraightLine } from './straight-lines.ts'

const { a4 } = papers
const above = heldCamera({ widthPx: 900, heightPx: 1200 }, { heightMm: 330, lean: 0, tip: 0, turn: 0, distortion: 0 })

/** The lines along a sheet's edges as a camera sees them, in a picture of the photo's own size. */
function sheetEdges(lens: typeof above): StraightLine[] {
  const corners = projectCorners(lens, a4)
  return corners.map((from, k) => {
    const to = corners[(k + 1) % 4]!
    const angle = (Math.atan2(from.x - to.x, to.y - from.y) + 2 * Math.PI) % Math.PI
    return { angle, offset: (from.x - 0.5) * Math.cos(angle) + (from.y - 0.5) * Math.sin(angle), votes: 0 }
  })
}

test('a sheet that is seen from near and far aside is among the places, though its long edges run far apart', () => {
  const aside = moved(above, [-0.73, 0, 0], [0, 0, 0])
  expect(tiltDeg(aside)).toBeGreaterThan(40)
  const lines = sheetEdges(aside)
  const places = [...sheetPlaces(lines, aside, a4, 1, pieceFraming)]
  const best = Math.max(0, ...places.map((camera) => overlap(projectCorners(camera, a4), projectCorners(aside, a4))))
  expect(best).toBeGreaterThan(0.95)
})
