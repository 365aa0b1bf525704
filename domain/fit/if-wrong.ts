import type { LastFigures } from '../shoe/last/last-figures.ts'
import { eachFigure, type Room, type RoomFigure } from './room.ts'

/** By how much each number of a foot may be off, either way; nothing where it is known. */
export type Doubts = Readonly<Partial<Record<RoomFigure, number>>>

/** From -1, where every number is smaller by all that it may be off, to 1, where it is larger by as much. */
export const wrongSteps = { least: -1, most: 1, step: 0.5 } as const

/** How much each number of the foot is beside what was found. */
function besideOf(doubts: Doubts, share: number): Room {
  const within = Math.min(wrongSteps.most, Math.max(wrongSteps.least, share))
  return eachFigure((figure) => within * (doubts[figure] ?? 0))
}

/** The room that is left if the foot is larger, or smaller, than was found: the shoe stays as it is. */
export function roomIfWrong(room: Room, doubts: Doubts, share: number): Room {
  const beside = besideOf(doubts, share)
  return eachFigure((figure) => room[figure] - beside[figure])
}

/**
 * The foot itself at that end. Its places stay where they were found, so that its length is the only number that moves its
 * toes, and each number of the room is as much less as the foot is more.
 */
export function footIfWrong(foot: LastFigures, doubts: Doubts, share: number): LastFigures {
  const beside = besideOf(doubts, share)
  return { ...foot, ...eachFigure((figure) => foot[figure] + beside[figure]) }
}
