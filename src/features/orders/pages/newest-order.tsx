import { Trans, useLingui } from '@lingui/react/macro'
import { ends } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Badge } from '#src/ui/badge.tsx'
import { stageWords } from '../order-by-link/order-words.ts'

const pendingStages: ReadonlySet<OrderView['stage']> = new Set(['needs_attention', 'ready_to_pay', 'awaiting_payment'])

/** The status of an order in two words. */
export function NewestOrder({ order: { stage, number } }: { order: Pick<OrderView, 'stage' | 'number'> }) {
  const { i18n } = useLingui()
  const tone = pendingStages.has(stage) ? 'caution' : ends.has(stage) && stage !== 'delivered' ? 'neutral' : 'good'
  return (
    <>
      <Badge tone={tone}>{i18n._(stageWords[stage])}</Badge>{' '}
      <small>
        <Trans>Order {number}</Trans>
      </small>
    </>
  )
}
