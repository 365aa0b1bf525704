import type { Feel } from '#domain/fit/feel.ts'
import { type Adjustments, roomFigures } from '#domain/fit/room.ts'
import { rangeOf, type WearZone, wearZones, zoneOf } from '#domain/fit/wear.ts'

export type End = 'least' | 'most'

/** Some zones at an end of what wearing a pair can make of them. */
export function adjustedTo(feel: Feel, ends: Readonly<Partial<Record<WearZone, End>>>): Adjustments {
  return Object.fromEntries(
    roomFigures.flatMap((figure) => {
      const end = ends[zoneOf(figure)]
      return end ? [[figure, rangeOf(figure, feel)[end]]] : []
    }),
  )
}

/** Every zone at an end, so that each three of them meet in every way: half of all corners. */
export function cornersOf(feel: Feel): readonly (readonly [name: string, adjustments: Adjustments])[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const first = [1, 2, 4].map((bit) => ((corner & bit) === 0 ? 'least' : 'most') satisfies End)
    const isOdd = first.filter((end) => end === 'most').length % 2 === 1
    const ends: End[] = [...first, isOdd ? 'most' : 'least']
    const told = Object.fromEntries(wearZones.map((zone, place) => [zone, ends[place]]))
    return [wearZones.map((zone) => `${zone} ${told[zone]}`).join(', '), adjustedTo(feel, told)] as const
  })
}
