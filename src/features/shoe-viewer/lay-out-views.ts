import type { FlatCallout, FlatMap } from '#domain/clearance/flat-map.ts'
import { getSectionReach, type Reach } from '#domain/shoe/geometry/section.ts'
import { type PlacedLabel, placeLabels } from './place-labels.ts'

/** A view of a foot in the drawing; all values in millimetres of the foot, y down. */
export type LaidView = {
  readonly map: FlatMap
  /** The visible part of the view, y up. */
  readonly frame: Reach
  readonly left: number
  readonly top: number
  readonly nameAt: number
  /** The rows of labels above and below it. */
  readonly rowsAt: readonly [above: number, below: number]
  readonly labels: readonly PlacedLabel[]
}

export type LaidViews = { readonly wide: number; readonly tall: number; readonly views: readonly LaidView[] }

const edge = 6
/** How much is shown of the clearance above a foot, where the shoe is open. */
const openMm = 6
const [nameTall, rowTall, between] = [16, 28, 10]

function frameFlatMap({ foot, inside }: FlatMap): Reach {
  const [own, around] = [getSectionReach(foot), getSectionReach(inside)]
  if (!own || !around) return own ?? { left: 0, right: 1, low: 0, high: 1 }
  return {
    left: Math.min(own.left, around.left) - 1,
    right: Math.max(own.right, around.right) + 1,
    low: Math.min(own.low, around.low) - 1,
    high: Math.max(own.high + 1, Math.min(around.high + 1, own.high + openMm)),
  }
}

type Words = { readonly text: string; readonly note: string }

/** Stacks the views, each with its name and its labels above and below. */
export function layOutViews(maps: readonly FlatMap[], getSpotWords: (callout: FlatCallout) => Words): LaidViews {
  const frames = maps.map(frameFlatMap)
  const wide = Math.max(...frames.map(({ left, right }) => right - left)) + 2 * edge
  let tall = 0
  const views = maps.map((map, index): LaidView => {
    const frame = frames[index] ?? frameFlatMap(map)
    const left = (wide - (frame.right - frame.left)) / 2
    const nameAt = tall + nameTall / 2
    const labels = placeLabels(
      map.callouts.map((callout) => ({
        ...getSpotWords(callout),
        spot: { x: left + callout.spot.x - frame.left, y: frame.high - callout.spot.y },
      })),
      edge,
      wide - edge,
    )
    const rowAt = tall + nameTall
    const top = rowAt + (labels.length > 0 ? rowTall : 0)
    const below = top + frame.high - frame.low
    tall = below + (labels.length > 1 ? rowTall : 0) + between
    return { map, frame, left, top, nameAt, rowsAt: [rowAt, below], labels }
  })
  return { wide, tall, views }
}
