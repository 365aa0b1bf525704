import { fail, ok, type Result } from '../result.ts'
import { settings } from '../settings.ts'
import { ends, type OrderKind, type OrderStage } from './stages.ts'

/** A pair that did not fit is made to other answers; one that came faulty, damaged or not at all is made as it was. */
export const remakeKinds = ['refit', 'replacement'] as const satisfies OrderKind[]
export type RemakeKind = (typeof remakeKinds)[number]

/** Why a pair is not made again: it is not in its customer's hands, the days are over, it was done before, or it is under way. */
export const remakeErrors = ['not_delivered', 'refit_over', 'refit_done', 'under_way'] as const
export type RemakeError = (typeof remakeErrors)[number]

type Sale = {
  readonly kind: OrderKind
  readonly stage: OrderStage
  readonly daysInStage: number
  /** What was made again of this very pair before. */
  readonly before: readonly { readonly kind: OrderKind; readonly stage: OrderStage }[]
}

/** Whether a pair of a sale is made again, without a charge: a refit once, within its days from the delivery; a replacement as often as it takes. */
export function canRemake(
  wanted: RemakeKind,
  { kind, stage, daysInStage, before }: Sale,
): Result<undefined, RemakeError> {
  const has = stage === 'delivered' || (wanted === 'replacement' && stage === 'shipped')
  if (kind !== 'sale' || !has) return fail('not_delivered')
  if (before.some((one) => !ends.has(one.stage))) return fail('under_way')
  if (wanted === 'replacement') return ok(undefined)
  if (before.some((one) => one.kind === 'refit' && one.stage !== 'cancelled')) return fail('refit_done')
  return daysInStage > settings.refit.days ? fail('refit_over') : ok(undefined)
}
