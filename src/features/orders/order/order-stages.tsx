import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type LineStage, stageLine } from '#domain/order/stage-line.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { Timeline } from '#src/ui/timeline.tsx'
import { stageWords } from '../order-by-link/order-words.ts'
import { useStageNotes } from './use-stage-notes.tsx'

/** The past stages of an order with their dates, the current one, and when the rest are expected. */
export function OrderStages({ order }: { order: OrderView }) {
  const { t, i18n } = useLingui()
  const dateText = useDateText()
  const note = useStageNotes(order)
  const total = moneyText(order.total_minor, order.currency, i18n.locale)
  const stageLabel = ({ stage, state }: LineStage): ReactNode => {
    if (stage === 'paid' && state === 'coming') return null
    if (stage === 'ready_to_pay' && state === 'coming') return <Trans>You pay {total}</Trans>
    if (stage === 'in_review' && state === 'done') return <Trans>Scan checked</Trans>
    return i18n._(stageWords[stage])
  }
  const stages = stageLine(order)
    // Before payment, `ready_to_pay` already stands for paying, so the coming `paid` stage is left out.
    .filter(({ stage, state }) => !(stage === 'paid' && state === 'coming'))
    .map((one) => ({
      id: one.stage,
      name: stageLabel(one),
      state: one.state,
      ...(one.at !== undefined && { when: { iso: one.at, text: dateText(one.at, true) } }),
      note: note(one),
    }))
  return (
    <Timeline
      label={t`Stages of the order`}
      stages={stages}
      words={{ done: t`done`, current: t`now`, coming: t`to come` }}
    />
  )
}
