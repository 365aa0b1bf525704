import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { quote } from '#domain/price/quote.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CartLine } from './cart-line.tsx'
import { CartTotal } from './cart-total.tsx'
import { useLines } from './use-lines.ts'

type Props = { onHeard: (count: number) => void; onRemoved: () => void }

/** What is in the cart, in the order in which it came there, and what it costs where its visitor is. */
export function CartLines({ onHeard, onRemoved }: Props) {
  const { i18n } = useLingui()
  const { country } = useRouter().options.context
  const delivery = useSyncExternalStore(country.onChange, country.code)
  const { answer, again, remove } = useLines(onHeard)

  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={again} />
  const { lines } = answer.value
  if (lines.length === 0) return null
  const price = eachOf(quote(delivery, 1), i18n.locale)
  return (
    <div className="cart-columns">
      <ul className="cart-lines">
        {lines.map((line) => (
          <CartLine key={line.id} line={line} price={price} remove={() => remove(line.id)} onRemoved={onRemoved} />
        ))}
      </ul>
      <div className="cart-beside">
        <CartTotal quoted={quote(delivery, lines.length)} />
        <EditionCount />
        <p>
          <Trans>Ordering isn’t open yet.</Trans>
        </p>
        <p>
          <Trans>
            Adding a pair to the cart costs nothing. You pay only after the workshop has checked that we can make it.
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** What one pair costs by itself; nothing where there is no price. */
function eachOf(quoted: ReturnType<typeof quote>, language: string): string | undefined {
  if (!quoted.ok) return undefined
  const { lines, currency } = quoted.value
  return lines.flatMap((line) => (line.kind === 'pairs' ? moneyText(line.eachMinor, currency, language) : []))[0]
}
