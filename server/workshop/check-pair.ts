import type { Configuration } from '#domain/design/configuration.ts'
import { shoeMeasuresOf } from '#domain/design/shoe-wish.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { faultOfShoe, judgePair } from '#domain/workshop/judge-pair.ts'
import type { PairFault } from '#domain/workshop/pair-fault.ts'
import type { Print, PrintOrder } from './make-prints.worker.ts'
import type { PrintRoom } from './print-room.ts'

export type PairOfPrints = Readonly<Record<FootSide, Print>>

const sides = ['left', 'right'] as const

/** Whether a pair can be made: its numbers are looked at once more, and both shoes are made as a printer takes them. */
export async function checkPair(
  configuration: Configuration,
  room: PrintRoom,
  onSide: (side: FootSide) => void,
): Promise<Result<PairOfPrints, 'failed', PairFault>> {
  const doubted = judgePair(configuration)
  if (doubted) return fail('failed', doubted)
  const made: Partial<Record<FootSide, Print>> = {}
  for (const side of sides) {
    onSide(side)
    const print = await room.make(orderOf(configuration, side))
    if (!print.ok) return fail('failed', faultOfShoe(side, print.code))
    made[side] = print.value
  }
  return ok(made as PairOfPrints)
}

function orderOf({ feet, upper, colour, feel, adjustments, soleText }: Configuration, side: FootSide): PrintOrder {
  const measures = shoeMeasuresOf(feet, side)
  return {
    request: { measures, side, upper, feel, adjustments: adjustments[side], soleText, level: 'print' },
    look: { colour, name: `${upper}-${side}` },
  }
}
