import { expect, test } from 'vitest'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { photoRejections } from '#domain/foot/photo/question/photo-question.ts'
import { type BrokenKind, brokenKinds, brokenScene } from './broken-scene.ts'
import { project, toCameraView } from './camera.ts'
import { toPhotoQuestion } from './photo-set.ts'
import { photoExtent } from './protocol-scene.ts'
import type { FootScene } from './scene.ts'

const seeds = [301_000, 301_001, 301_002, 301_003, 301_004, 301_005]
const each = (kind: BrokenKind, look: (scene: FootScene) => void) => {
  for (const seed of seeds) look(brokenScene(kind, seed))
}

/** How far the sheet's corners lie within the photo, in pixels: heel right, heel left, toe left, toe right. */
function insides({ camera, paper, sensor }: FootScene): number[] {
  const view = toCameraView(camera, sensor.widthPx, sensor.heightPx)
  const { widthMm, heightMm } = papers[paper ?? 'a4']
  const places = [
    [widthMm, 0],
    [0, 0],
    [0, heightMm],
    [widthMm, heightMm],
  ] as const
  return places.map(([x, y]) => {
    const seen = project(view, [x, y, 0])
    return Math.min(seen.x, seen.y, sensor.widthPx - seen.x, sensor.heightPx - seen.y)
  })
}

test('every kind names codes that a photo can be refused by', () => {
  for (const codes of Object.values(brokenKinds)) for (const code of codes) expect(photoRejections).toContain(code)
})

test('a view from the side is one, and the sheet is whole in it', () => {
  each('side_view', (scene) => {
    expect(scene.camera.tiltDeg).toBeGreaterThanOrEqual(40)
    expect(Math.min(...insides(scene))).toBeGreaterThan(0)
  })
  each('tilted', (scene) => {
    expect(scene.camera.tiltDeg).toBeGreaterThanOrEqual(27)
    expect(scene.camera.tiltDeg).toBeLessThanOrEqual(38)
  })
})

test('a sheet that is cut off is so at the toes', () => {
  each('paper_out_of_frame', (scene) => {
    const [, , toeLeft = 0, toeRight = 0] = insides(scene)
    expect(Math.min(toeLeft, toeRight)).toBeLessThan(-15)
  })
})

test('a foot away from the edge is whole on the sheet nevertheless', () => {
  each('no_heel_at_edge', ({ foot, stand, paper }) => {
    expect(stand.heelGapMm).toBeGreaterThanOrEqual(25)
    expect(photoExtent(foot, stand).front).toBeLessThan(papers[paper ?? 'a4'].heightMm)
  })
})

test('a foot that hangs over does so at the toes or at a side', () => {
  each('foot_overhanging', ({ foot, stand, paper }) => {
    const { left, right, front } = photoExtent(foot, stand)
    const { widthMm, heightMm } = papers[paper ?? 'a4']
    expect(Math.max(-left, right - widthMm, front - heightMm)).toBeGreaterThan(3)
  })
})

test('a sheet far away takes less than a twentieth of the photo', () => {
  each('far', ({ camera, paper, sensor }) => {
    const { widthMm, heightMm } = papers[paper ?? 'a4']
    const perMm = toCameraView(camera, sensor.widthPx, sensor.heightPx).focalPx / camera.zMm
    expect(widthMm * heightMm * perMm ** 2).toBeLessThan(0.05 * sensor.widthPx * sensor.heightPx)
  })
})

test('another sheet is said than the one that lies there', () => {
  each('other_paper', (scene) => {
    expect(['a4', 'letter']).toContain(scene.paper)
    expect(toPhotoQuestion(scene, 'other_paper').paper).not.toBe(scene.paper)
    expect(toPhotoQuestion(scene, 'dark').paper).toBe(scene.paper)
  })
})
