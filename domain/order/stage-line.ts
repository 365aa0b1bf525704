import type { OrderKind, OrderStage } from './stages.ts'
import { ends } from './stages.ts'

export type LineStage = {
  readonly stage: OrderStage
  readonly state: 'done' | 'current' | 'coming'
  /** When it came there last; of what is still to come nobody knows. */
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
  // Nothing is charged.
  again: ['placed', 'in_review', ...afterReview],
}

/** Stages that stand in the place of another one for a while. */
const stageReplacements: Readonly<Partial<Record<OrderStage, OrderStage>>> = {
  // What is placed waits for the workshop.
  placed: 'in_review',
  needs_attention: 'in_review',
  awaiting_payment: 'ready_to_pay',
}

const abandoned = ['cancelled', 'refund_pending', 'refunded'] as const

/** The way of an order from its placing to the door, as far as it has come; or to where it ended before that. */
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
