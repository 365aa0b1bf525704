import type { Configuration } from '#domain/design/configuration.ts'
import { toShoeMeasures } from '#domain/design/shoe-request.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { judgePair, toShoeCheckError } from '#domain/workshop/judge-pair.ts'
import type { PairCheckError } from '#domain/workshop/pair-check-error.ts'
import type { Print, PrintOrder } from './make-prints.worker.ts'
import type { PrintWorker } from './print-worker.ts'

export type PairOfPrints = Readonly<Record<FootSide, Print>>

const sides = ['left', 'right'] as const

/** Whether a pair can be made: checks its measurements again and makes both shoes as print files. */
export async function checkPair(
  configuration: Configuration,
  printWorker: PrintWorker,
  onSide: (side: FootSide) => void,
): Promise<Result<PairOfPrints, 'failed', PairCheckError>> {
  const checkError = judgePair(configuration)
  if (checkError) return fail('failed', checkError)
  const made: Partial<Record<FootSide, Print>> = {}
  for (const side of sides) {
    onSide(side)
    const print = await printWorker.make(toPrintOrder(configuration, side))
    if (!print.ok) return fail('failed', toShoeCheckError(side, print.code))
    made[side] = print.value
  }
  return ok(made as PairOfPrints)
}

function toPrintOrder({ feet, upper, colour, feel, adjustments, soleText }: Configuration, side: FootSide): PrintOrder {
  const measures = toShoeMeasures(feet, side)
  return {
    request: { measures, side, upper, feel, adjustments: adjustments[side], soleText, level: 'print' },
    look: { colour, name: `${upper}-${side}` },
  }
}
