import { fitSettings } from '../fit-settings.ts'
import type { Feel } from './feel.ts'
import { type Adjustments, type RoomFigure, roomFigures, roomOf } from './room.ts'

/** Where somebody who has worn a pair says how it felt. */
export const wearZones = ['toes', 'ball', 'instep', 'heel'] as const
export type WearZone = (typeof wearZones)[number]

export const wearAnswers = ['tight', 'right', 'loose'] as const
export type WearAnswer = (typeof wearAnswers)[number]

/** A pair or a sample that was worn, as it was made, and how it felt. */
export type Worn = {
  readonly feel: Feel
  readonly adjustments?: Adjustments
  readonly answers: Readonly<Partial<Record<WearZone, WearAnswer>>>
}

/** What is made otherwise where a zone is to have more or less room. */
export const figuresOfZone = {
  toes: ['lengthMm'],
  ball: ['ballWidthMm', 'ballGirthMm'],
  instep: ['instepHeightMm'],
  heel: ['heelWidthMm'],
} as const satisfies Record<WearZone, readonly RoomFigure[]>

/** Why a figure does not go where the answers lead. */
export type WearLimit = 'most' | 'least'

export type WornFit = {
  readonly adjustments: Adjustments
  readonly limited: Readonly<Partial<Record<RoomFigure, WearLimit>>>
  /** Zones where one pair was tight with no less room than another that was not. */
  readonly contradicting: readonly WearZone[]
}

const { stepMm, mostMm, girthTimes } = fitSettings.wear
const steps = { tight: 1, right: 0, loose: -1 } as const

/** How many mm of this figure are one of the zone. */
export function timesOf(figure: RoomFigure): number {
  return figure === 'ballGirthMm' ? girthTimes : 1
}

/** How far a figure may be from what the feel gives. */
export function rangeOf(figure: RoomFigure, feel: Feel): { readonly least: number; readonly most: number } {
  const most = mostMm * timesOf(figure)
  return { least: Math.max(-most, fitSettings.leastRoomMm[figure] - roomOf(feel)[figure]), most }
}

/** The zone that a figure belongs to. */
export function zoneOf(figure: RoomFigure): WearZone {
  // Each figure is of one.
  return wearZones.find((zone) => (figuresOfZone[zone] as readonly RoomFigure[]).includes(figure)) as WearZone
}

/** The room that the last pair with an answer there leads to; nothing where no pair has one. */
function wantedRoom(figure: RoomFigure, pairs: readonly Worn[]): number | undefined {
  const zone = zoneOf(figure)
  const last = pairs.findLast(({ answers }) => answers[zone])
  const answer = last?.answers[zone]
  return last && answer && roomOf(last.feel, last.adjustments)[figure] + steps[answer] * stepMm * timesOf(figure)
}

/** Whether more room felt tighter, or the same felt otherwise. */
function isContradicting(zone: WearZone, pairs: readonly Worn[]): boolean {
  const [figure] = figuresOfZone[zone]
  const told = pairs.flatMap(({ feel, adjustments, answers }) => {
    const answer = answers[zone]
    return answer ? [{ room: roomOf(feel, adjustments)[figure], tightness: steps[answer] }] : []
  })
  return told.some((one) => told.some((other) => one.room >= other.room && one.tightness > other.tightness))
}

/**
 * What is made otherwise than the feel says, from the pairs that were worn, the earliest first. Each answer starts from the
 * inside of the pair it is about: the last one counts, and carries what those before it have changed.
 */
export function fitOfWorn(feel: Feel, pairs: readonly Worn[]): WornFit {
  const adjustments: Partial<Record<RoomFigure, number>> = {}
  const limited: Partial<Record<RoomFigure, WearLimit>> = {}
  for (const figure of roomFigures) {
    const wanted = wantedRoom(figure, pairs)
    if (wanted === undefined) continue
    const change = wanted - roomOf(feel)[figure]
    const { least, most } = rangeOf(figure, feel)
    const given = Math.min(most, Math.max(least, change))
    if (given !== change) limited[figure] = change > most ? 'most' : 'least'
    if (given !== 0) adjustments[figure] = given
  }
  return { adjustments, limited, contradicting: wearZones.filter((zone) => isContradicting(zone, pairs)) }
}
