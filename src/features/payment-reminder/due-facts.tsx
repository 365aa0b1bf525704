import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { toDescribedPair } from '#src/features/shoe-viewer/described-pair.ts'
import { PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { moneyText } from '#src/ui/money-text.ts'
import type { DueOrder } from './use-due-order.ts'
import '#src/styles/order.css'

type Props = { order: DueOrder | null | undefined }

const { productName } = settings.brand

/** The picture of the pair. Its space is reserved while the order loads, and collapses if there is none. */
export function DuePicture({ order }: Props) {
  if (order === null) return null
  const [pair] = order?.pairs ?? []
  if (order && !pair) return null
  return <div className="due-picture">{pair && <PairPicture pair={toDescribedPair(pair)} />}</div>
}

/** The price, and until when the edition number is reserved. */
export function DueFacts({ order }: Props) {
  const { i18n } = useLingui()
  const form = settings.languages.forms[useLanguage()]
  if (!order) return null
  const { pairs, total_minor: total, currency, pay_by: openUntil } = order
  const numbers = pairs.flatMap(({ edition_number: number }) => number ?? [])
  const named = new Intl.ListFormat(form).format(numbers.map(String))
  const day = (iso: string) =>
    new Intl.DateTimeFormat(form, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(iso))
  return (
    <dl className="due-facts">
      <div>
        <dt>
          <Trans>{productName}, tax and delivery included</Trans>
        </dt>
        <dd>{moneyText(total, currency, i18n.locale)}</dd>
      </div>
      {openUntil !== null && numbers.length > 0 && (
        <div>
          <dt>
            {numbers.length === 1 ? (
              <Trans>Number {named} is yours until</Trans>
            ) : (
              <Trans>Numbers {named} are yours until</Trans>
            )}
          </dt>
          <dd>{day(openUntil)}</dd>
        </div>
      )}
    </dl>
  )
}
