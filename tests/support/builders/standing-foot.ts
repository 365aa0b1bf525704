import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { type FootPhoto, renderFootPhoto } from './foot-photos/render-foot-photo.ts'
import type { FootScene } from './foot-photos/scene.ts'
import { quietScene } from './foot-photos/test-scene.ts'
import { measurePhoto } from './measure-counted.ts'

const base = quietScene()
const sensor = { ...base.sensor, widthPx: 900, heightPx: 1200 }
export const shortFoot = { ...base.foot, lengthMm: 215 }

/** A foot on a sheet at any place where feet stand. */
export const standingFoot = (gapMm: number, toeOutDeg: number, camera: Partial<FootScene['camera']> = {}): FootScene =>
  quietScene({
    sensor,
    foot: shortFoot,
    stand: { xMm: 105, toeOutDeg, heelGapMm: gapMm },
    camera: { ...base.camera, ...camera },
  })

/** Cached: drawing a photo takes longer than measuring it. */
const drawn = new Map<string, FootPhoto>()

export function toFootPhoto(scene: FootScene): FootPhoto {
  const name = JSON.stringify(scene)
  const photo = drawn.get(name) ?? renderFootPhoto(scene)
  drawn.set(name, photo)
  return photo
}

export function answerTo(scene: FootScene, given: Partial<PhotoQuestion>) {
  const { pixels, expected } = toFootPhoto(scene)
  const answer = measurePhoto(pixels, { paper: 'a4', side: 'auto', focal35Mm: 26, ...given })
  return { answer, expected }
}
