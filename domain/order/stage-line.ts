import type { OrderKind, OrderStage } from './stages.ts'
import { ends } from './stages.ts'

export type LineStage = {
  readonly stage: OrderStage
  readonly state: 'done' | 'current' | 'coming'
  /** When the order last reached the stage; `undefined` for a coming stage. */
  readonly at: string | undefined
}

type StageLineInput = {
  readonly kind: OrderKind
  readonly stage: OrderStage
  readonly history: readonly { readonly at: string; readonly stage: OrderStage }[]
}

const afterReview = ['printing', 'quality_check', 'shipped', 'delivered'] as const
const stageSequences: Readonly<Record<'sale' | 'again', readonly OrderStage[]>> = {
  sale: ['placed', 'in_review', 'ready_to_pay', 'paid', ...afterReview],
  // A refit or replacement is not paid.
  again: ['placed', 'in_review', ...afterReview],
}

/** Stages that temporarily take the place of another stage in the line. */
const stageReplacements: Readonly<Partial<Record<OrderStage, OrderStage>>> = {
  // A placed order waits for the workshop.
  placed: 'in_review',
  needs_attention: 'in_review',
  awaiting_payment: 'ready_to_pay',
}

const abandoned = ['cancelled', 'refund_pending', 'refunded'] as const

/**
 * The stages of an order from placing to delivery, with its progress; or up to its end, if it ended before delivery.
 */
export function stageLine({ kind, stage, history }: StageLineInput): LineStage[] {
  const stageSequence = stageSequences[kind === 'sale' ? 'sale' : 'again']
  const lastAt = (wanted: OrderStage) => history.findLast((one) => one.stage === wanted)?.at
  const now: LineStage = { stage, state: ends.has(stage) ? 'done' : 'current', at: lastAt(stage) }
  if (abandoned.some((end) => end === stage)) {
    const walked = [...stageSequence, 'refund_pending' as const].filter(
      (one) => one !== stage && lastAt(one) !== undefined,
    )
    const coming = stage === 'refund_pending' ? ([{ stage: 'refunded', state: 'coming', at: undefined }] as const) : []
    return [...walked.map((one) => ({ stage: one, state: 'done' as const, at: lastAt(one) })), now, ...coming]
  }
  const index = stageSequence.indexOf(stageReplacements[stage] ?? stage)
  return stageSequence.map((one, at) => {
    if (at === index) return stage === 'placed' ? { stage: one, state: 'current', at: undefined } : now
    return at < index ? { stage: one, state: 'done', at: lastAt(one) } : { stage: one, state: 'coming', at: undefined }
  })
}
