import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { toCameraView } from '../camera.ts'
import { detectEnds } from '../detect-ends.ts'
import type { ExpectedFoot } from '../expected-foot.ts'
import type { FootScene } from '../scene.ts'
import { edgeBows } from './edge-bows.ts'
import { heelSeen } from './heel-seen.ts'
import { lackingShare } from './people-camera.ts'

/** What is right to say of a drawn photo, from its geometry alone, and what decides about it. */
export type RightAnswer = {
  /** Nothing speaks against an answer. */
  readonly isAnswerable: boolean
  readonly isHeelSeen: boolean
  /** Refusals that are right, the one that helps most first; where it is answerable too, it lies near a limit. */
  readonly codes: readonly PhotoRejection[]
  /** Which share of the heel's round end is seen beside the leg and in the photo, 0 to 1. */
  readonly heelShare: number
  /** Which share of the sheet lies outside of the photo. */
  readonly lackingShare: number
  /** How far each edge of the sheet is seen off the flat one's: heel, left, toes, right. */
  readonly bowsMm: readonly number[]
  /** How far the foot reaches over an edge. */
  readonly overMm: number
  /** Where heel and toes end in the photo for who looks past the leg. */
  readonly ends: ReturnType<typeof detectEnds>
}

/** Up to the first it is no reason to refuse, from the second on no reason to answer; between them both are right. */
type Limits = readonly [fine: number, wrong: number]

const limits = {
  /** The shop says that a phone tilted by more than 25 degrees is tilted too much. */
  tiltDeg: [22, 28],
  /** A corner that is just outside is known from the edges that lead there. */
  lackingShare: [0, 0.03],
  /** Of the heel's round end, what is not seen. */
  heelHidden: [0.45, 0.65],
  overMm: [0, 3],
  /** Of the two edges that are furthest off, the lesser: one may be, and the others tell where the sheet lies. */
  bowMm: [2, 5],
  /** Softness, in pixels of a photo of 1600. */
  blurPx: [2, 3.5],
  /** Millimetres to a pixel. */
  coarseMm: [1, 1.25],
} as const satisfies Record<string, Limits>

export function rightAnswer(scene: FootScene, { corners, outlineMm }: ExpectedFoot): RightAnswer {
  const { camera, sensor, paper, wall, stand } = scene
  if (!paper || !corners) throw new Error('A photo of people has a sheet')
  const sheet = papers[paper]
  const { widthPx, heightPx } = sensor
  const lacking = lackingShare(toCameraView(camera, widthPx, heightPx), sheet, widthPx, heightPx)
  const { share: heelShare } = heelSeen(scene)
  const isAtWall = wall !== null && wall.gapMm + stand.heelGapMm < 2
  const bowsMm = edgeBows(scene)
  const beyond = outlineMm.map(({ x, y }) => Math.max(-x, x - sheet.widthMm, -y, y - sheet.heightMm))
  const overMm = Math.max(0, ...beyond)
  const [maxBow = 0, secondBow = 0] = bowsMm.toSorted((one, other) => other - one)
  // An edge that is off alone is a reason to refuse, but none that no answer can be right.
  const bowMm = Math.max(secondBow, Math.min(maxBow - 1, limits.bowMm[0] + 1))
  const coarseMm = Math.sqrt((sheet.widthMm * sheet.heightMm) / quadArea(corners))
  const judged: readonly (readonly [PhotoRejection, number, Limits])[] = [
    ['paper_cut_off', lacking, limits.lackingShare],
    ['oblique', camera.tiltDeg, limits.tiltDeg],
    ['foot_cut_off', overMm, limits.overMm],
    ['weak_edge', bowMm, limits.bowMm],
    ['blurred', (sensor.blurPx * 1600) / Math.max(widthPx, heightPx), limits.blurPx],
    ['too_small', coarseMm, limits.coarseMm],
    ['heel_not_proven', isAtWall ? 0 : 1 - heelShare, limits.heelHidden],
  ]
  return {
    isAnswerable: judged.every(([, value, [, wrong]]) => value < wrong),
    isHeelSeen: 1 - heelShare <= limits.heelHidden[0],
    codes: judged.flatMap(([code, value, [fine]]) => (value > fine ? [code] : [])),
    heelShare,
    lackingShare: lacking,
    bowsMm,
    overMm,
    ends: detectEnds(scene),
  }
}

function quadArea(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, k) => {
    const next = corners[(k + 1) % 4] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
