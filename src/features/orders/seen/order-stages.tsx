import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { type LineStage, stageLine } from '#domain/order/stage-line.ts'
import { openStages } from '#domain/order/stages.ts'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { Timeline } from '#src/ui/timeline.tsx'
import { stageWords } from '../read/order-words.ts'

const { waitDays } = settings.edition
const { days: makingDays } = settings.making

/** Where an order has been and when, where it is, and when the rest is to be expected. */
export function OrderStages({ order }: { order: SeenOrder }) {
  const { t, i18n } = useLingui()
  const dateText = useDateText()
  const note = useNotes(order)
  const total = moneyText(order.total_minor, order.currency, i18n.locale)
  const nameOf = ({ stage, state }: LineStage): ReactNode => {
    if (stage === 'paid' && state === 'coming') return null
    if (stage === 'ready_to_pay' && state === 'coming') return <Trans>You pay {total}</Trans>
    if (stage === 'in_review' && state === 'done') return <Trans>Scan checked</Trans>
    return i18n._(stageWords[stage])
  }
  const stages = stageLine(order)
    // Until it is paid, paying is one thing that is to come.
    .filter(({ stage, state }) => !(stage === 'paid' && state === 'coming'))
    .map((one) => ({
      id: one.stage,
      name: nameOf(one),
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

/** What a stage means for its customer while it is now, or how long it takes until then. */
function useNotes(order: SeenOrder) {
  const { kept_until: keptUntil, history, kind, carrier, parcel } = order
  const dateText = useDateText()
  const daysText = useDaysText()
  const { clock } = useRouter().options.context
  const quoted = quote(order.country as Country, order.pairs.length)

  return ({ stage, state }: LineStage): ReactNode => {
    if (state === 'current') return now(stage)
    if (state !== 'coming') return undefined
    if (stage === 'ready_to_pay') return <Trans>Once the scan is checked, within {waitDays} days of our e-mail</Trans>
    if (stage === 'printing') return <Trans>Sent about {makingDays} days after payment</Trans>
    return stage === 'delivered' ? arrival() : undefined
  }

  function now(stage: LineStage['stage']): ReactNode {
    const until = keptUntil === null ? undefined : dateText(keptUntil, true)
    if (stage === 'placed' || stage === 'in_review')
      return (
        <Trans>
          The workshop looks at both feet and prepares both shoes. If a foot has to be measured again, we write which
          one and why.
        </Trans>
      )
    if (stage === 'needs_attention')
      return <Trans>A foot has to be measured again before the pair can be made. We’ve e-mailed you why.</Trans>
    if (stage === 'ready_to_pay' && until !== undefined)
      return <Trans>The pair can be made. We hold its number until {until}.</Trans>
    if (stage === 'awaiting_payment') return <Trans>A payment has been started. As soon as it’s here, we print.</Trans>
    if (stage === 'shipped' && carrier !== null)
      return (
        <Trans>
          {carrier}, parcel {parcel}
        </Trans>
      )
    return undefined
  }

  /** From the payment; as long as there is none, as if it were today. */
  function arrival(): ReactNode {
    if (!quoted.ok) return undefined
    const paidAt = history.findLast((one) => one.stage === 'paid')?.at
    const today = new Date(clock.now()).toISOString()
    const days = daysText(...arrivalBetween(quoted.value, (paidAt ?? today).slice(0, 10)))
    if (paidAt !== undefined) return <Trans>Expected {days}</Trans>
    return openStages.includes(order.stage) && kind === 'sale' ? <Trans>If you paid today: {days}</Trans> : undefined
  }
}
