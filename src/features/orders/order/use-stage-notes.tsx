import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Country } from '#domain/country/countries.ts'
import type { LineStage } from '#domain/order/stage-line.ts'
import { openStages } from '#domain/order/stages.ts'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { CheckProgress, MoneyBack, Parcel } from '../seen/stage-status-message.tsx'

const { waitDays } = settings.edition
const { days: makingDays } = settings.making

/** Explains the current stage to the customer, and when each later stage is expected. */
export function useStageNotes(order: OrderView) {
  const { pay_by: openUntil, promised_ship_by: promisedShipBy, kind, stage: at } = order
  const dateText = useDateText()
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const sentBy = promisedShipBy === null ? '' : dateText(promisedShipBy)
  const quoted = quote(order.country as Country, order.pairs.length)

  return ({ stage, state }: LineStage): ReactNode => {
    // `refunded` is the final stage: the money has arrived.
    if (stage === 'refunded' && state === 'done') return <Trans>What you paid has gone back to you.</Trans>
    if (state === 'current') return now(stage)
    if (state !== 'coming') return undefined
    if (stage === 'ready_to_pay') return <Trans>Once the scan is checked, within {waitDays} days of our e-mail</Trans>
    if (stage === 'printing' && promisedShipBy === null)
      return <Trans>Sent about {makingDays} days after payment</Trans>
    if (stage === 'shipped' && promisedShipBy !== null) return <Trans>Made and sent by {sentBy}</Trans>
    return stage === 'delivered' ? deliveryNote() : undefined
  }

  function now(stage: LineStage['stage']): ReactNode {
    const until = openUntil === null ? undefined : dateText(openUntil, true)
    if (stage === 'placed' || stage === 'in_review') return <CheckProgress order={order} />
    if (stage === 'needs_attention')
      return <Trans>A pair can’t be made like this yet. Next to its picture you can read why, and what to do.</Trans>
    if (stage === 'ready_to_pay' && until !== undefined)
      return <Trans>The pair can be made. We hold its number until {until}.</Trans>
    if (stage === 'awaiting_payment') return <Trans>A payment has been started. As soon as it’s here, we print.</Trans>
    if (stage === 'shipped') return <Parcel order={order} />
    return stage === 'refund_pending' ? <MoneyBack order={order} /> : undefined
  }

  /** Counts from the shipping date, or from the promised one; before payment, as if the order were paid today. */
  function deliveryNote(): ReactNode {
    if (!quoted.ok) return undefined
    const sentAt = at === 'shipped' ? order.history.findLast(({ stage }) => stage === at)?.at : undefined
    const shipsAt = sentAt ?? promisedShipBy
    const begun = shipsAt === null ? clock.now() : Date.parse(shipsAt) - makingDays * dayMs
    const days = daysText(...arrivalBetween(quoted.value, new Date(begun).toISOString().slice(0, 10)))
    if (shipsAt !== null) return <Trans>Expected {days}</Trans>
    return openStages.includes(at) && kind === 'sale' ? <Trans>If you paid today: {days}</Trans> : undefined
  }
}
