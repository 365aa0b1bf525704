import { fail, ok, type Result } from '../result.ts'
import { settings } from '../settings.ts'
import { ends, type OrderKind, type OrderStage } from './stages.ts'

/**
 * A refit remakes a pair that did not fit, with new answers; a replacement remakes a faulty, damaged or lost pair
 * unchanged.
 */
export const remakeKinds = ['refit', 'replacement'] as const satisfies OrderKind[]
export type RemakeKind = (typeof remakeKinds)[number]

/**
 * Why a pair cannot be remade: it is not delivered, the refit period is over, its refit is used up, or a remake is
 * under way.
 */
export const remakeErrors = ['not_delivered', 'refit_over', 'refit_done', 'in_progress'] as const
export type RemakeError = (typeof remakeErrors)[number]

type Sale = {
  readonly kind: OrderKind
  readonly stage: OrderStage
  readonly daysInStage: number
  /** Earlier remakes of this pair. */
  readonly before: readonly { readonly kind: OrderKind; readonly stage: OrderStage }[]
}

/**
 * Whether a pair of a sale may be remade free of charge: a refit once, within `refit.days` of the delivery; a
 * replacement any number of times.
 */
export function canRemake(
  wanted: RemakeKind,
  { kind, stage, daysInStage, before }: Sale,
): Result<undefined, RemakeError> {
  const has = stage === 'delivered' || (wanted === 'replacement' && stage === 'shipped')
  if (kind !== 'sale' || !has) return fail('not_delivered')
  if (before.some((one) => !ends.has(one.stage))) return fail('in_progress')
  if (wanted === 'replacement') return ok(undefined)
  if (before.some((one) => one.kind === 'refit' && one.stage !== 'cancelled')) return fail('refit_done')
  return daysInStage > settings.refit.days ? fail('refit_over') : ok(undefined)
}
