import type { RightAnswer } from '../../../support/builders/foot-photos/people/right-answer.ts'
import type { FootScene } from '../../../support/builders/foot-photos/scene.ts'
import { createBandLookup } from '../scene-groups.ts'

/** The groupings of people's photos. */
export const peopleGroupings = [
  'heel inside of the edge',
  'heel behind the leg',
  'camera above the floor',
  'tilt',
  'sheet',
  'floor',
  'photo',
] as const
export type PeopleGrouping = (typeof peopleGroupings)[number]

const insideBand = createBandLookup(
  [
    [10, '0 to 10 mm'],
    [30, '10 to 30 mm'],
    [50, '30 to 50 mm'],
  ],
  '50 mm and more',
)
const hiddenBand = createBandLookup(
  [
    [0.3, '1 free'],
    [0.45, '2 mostly free'],
    [0.65, '3 half hidden'],
    [0.999, '4 mostly hidden'],
  ],
  '5 hidden',
)
const heightBand = createBandLookup(
  [
    [280, '220 to 280 mm'],
    [330, '280 to 330 mm'],
    [400, '330 to 400 mm'],
    [600, '400 to 600 mm'],
  ],
  '600 mm and more',
)
const tiltBand = createBandLookup(
  [
    [12, '0 to 12 degrees'],
    [22, '12 to 22 degrees'],
    [28, '22 to 28 degrees'],
    [40, '28 to 40 degrees'],
  ],
  '40 degrees and more',
)

export function listPeopleGroups(
  { stand, camera, bends = [], floor, wall, sensor }: FootScene,
  { heelShare }: RightAnswer,
): Record<PeopleGrouping, string> {
  const [bend] = bends
  const form = bend?.kind === 'roll' ? 'an edge or a corner stands up' : bend ? 'folded' : 'flat'
  return {
    'heel inside of the edge': wall ? 'at a wall' : insideBand(stand.heelGapMm),
    'heel behind the leg': hiddenBand(1 - heelShare),
    'camera above the floor': heightBand(camera.zMm),
    tilt: tiltBand(camera.tiltDeg),
    sheet: form,
    floor: floor.kind,
    photo:
      sensor.widthPx === sensor.heightPx ? 'square' : camera.isFocalKnown ? 'lens told by the file' : 'lens not told',
  }
}
