import { fitSettings } from '../fit-settings.ts'
import type { Feel } from './feel.ts'
import { type Adjustments, getRoomForFeel, type RoomFigure, roomFigures } from './room.ts'

/** The zones for which a customer says how a worn pair felt. */
export const wearZones = ['toes', 'ball', 'instep', 'heel'] as const
export type WearZone = (typeof wearZones)[number]

export const wearAnswers = ['tight', 'right', 'loose'] as const
export type WearAnswer = (typeof wearAnswers)[number]

/** A worn pair or sample: how it was made, and how it felt. */
export type WornShoe = {
  readonly feel: Feel
  readonly adjustments?: Adjustments
  readonly answers: Readonly<Partial<Record<WearZone, WearAnswer>>>
}

/** The figures to change when a zone is to have more or less room. */
export const figuresByZone = {
  toes: ['lengthMm'],
  ball: ['ballWidthMm', 'ballGirthMm'],
  instep: ['instepHeightMm'],
  heel: ['heelWidthMm'],
} as const satisfies Record<WearZone, readonly RoomFigure[]>

/** Why a figure does not follow the answers completely. */
export type WearLimit = 'max' | 'min'

export type WornFit = {
  readonly adjustments: Adjustments
  readonly limited: Readonly<Partial<Record<RoomFigure, WearLimit>>>
  /** Zones where one pair felt tighter than another that had no more room. */
  readonly contradicting: readonly WearZone[]
}

const { stepMm, maxMm, girthTimes } = fitSettings.wear
const steps = { tight: 1, right: 0, loose: -1 } as const

/** How many mm of this figure correspond to one mm of its zone. */
export function getGirthFactor(figure: RoomFigure): number {
  return figure === 'ballGirthMm' ? girthTimes : 1
}

/** How far a figure may deviate from what the feel gives. */
export function getRoomRange(figure: RoomFigure, feel: Feel): { readonly min: number; readonly max: number } {
  const max = maxMm * getGirthFactor(figure)
  return { min: Math.max(-max, fitSettings.minRoomMm[figure] - getRoomForFeel(feel)[figure]), max }
}

/** The zone that a figure belongs to. */
export function getWearZone(figure: RoomFigure): WearZone {
  // Each figure belongs to exactly one zone.
  return wearZones.find((zone) => (figuresByZone[zone] as readonly RoomFigure[]).includes(figure)) as WearZone
}

/** The room that the last answer for the figure's zone leads to; `undefined` if no pair has one. */
function wantedRoom(figure: RoomFigure, pairs: readonly WornShoe[]): number | undefined {
  const zone = getWearZone(figure)
  const last = pairs.findLast(({ answers }) => answers[zone])
  const answer = last?.answers[zone]
  return (
    last &&
    answer &&
    getRoomForFeel(last.feel, last.adjustments)[figure] + steps[answer] * stepMm * getGirthFactor(figure)
  )
}

/** Whether more room felt tighter, or the same room felt different. */
function isContradicting(zone: WearZone, pairs: readonly WornShoe[]): boolean {
  const [figure] = figuresByZone[zone]
  const wornValues = pairs.flatMap(({ feel, adjustments, answers }) => {
    const answer = answers[zone]
    return answer ? [{ room: getRoomForFeel(feel, adjustments)[figure], tightness: steps[answer] }] : []
  })
  return wornValues.some((one) => wornValues.some((other) => one.room >= other.room && one.tightness > other.tightness))
}

/**
 * The adjustments to the feel that follow from worn pairs, given earliest first. Each answer starts from the inside of
 * its own pair: the last one counts, and includes what earlier ones have changed.
 */
export function fitFromWear(feel: Feel, pairs: readonly WornShoe[]): WornFit {
  const adjustments: Partial<Record<RoomFigure, number>> = {}
  const limited: Partial<Record<RoomFigure, WearLimit>> = {}
  for (const figure of roomFigures) {
    const wanted = wantedRoom(figure, pairs)
    if (wanted === undefined) continue
    const change = wanted - getRoomForFeel(feel)[figure]
    const { min, max } = getRoomRange(figure, feel)
    const given = Math.min(max, Math.max(min, change))
    if (given !== change) limited[figure] = change > max ? 'max' : 'min'
    if (given !== 0) adjustments[figure] = given
  }
  return { adjustments, limited, contradicting: wearZones.filter((zone) => isContradicting(zone, pairs)) }
}
