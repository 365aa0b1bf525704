import type { Feel } from '#domain/fit/feel.ts'
import { type Adjustments, roomFigures } from '#domain/fit/room.ts'
import { getRoomRange, getWearZone, type WearZone, wearZones } from '#domain/fit/wear.ts'

export type AxisEnd = 'min' | 'max'

/** Some zones at an end of what wearing a pair can make of them. */
export function adjustedTo(feel: Feel, ends: Readonly<Partial<Record<WearZone, AxisEnd>>>): Adjustments {
  return Object.fromEntries(
    roomFigures.flatMap((figure) => {
      const end = ends[getWearZone(figure)]
      return end ? [[figure, getRoomRange(figure, feel)[end]]] : []
    }),
  )
}

/** Every zone at an end, so that each three of them meet in every way: half of all corners. */
export function adjustmentCorners(feel: Feel): readonly (readonly [name: string, adjustments: Adjustments])[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const first = [1, 2, 4].map((bit) => ((corner & bit) === 0 ? 'min' : 'max') satisfies AxisEnd)
    const isOdd = first.filter((end) => end === 'max').length % 2 === 1
    const ends: AxisEnd[] = [...first, isOdd ? 'max' : 'min']
    const reported = Object.fromEntries(wearZones.map((zone, index) => [zone, ends[index]]))
    return [wearZones.map((zone) => `${zone} ${reported[zone]}`).join(', '), adjustedTo(feel, reported)] as const
  })
}
