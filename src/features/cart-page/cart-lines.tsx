import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { CartCommand } from '#machines/cart/cart.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CartBeside } from './cart-beside.tsx'
import { CartCheck } from './cart-check.tsx'
import { CartLine } from './cart-line.tsx'
import { CartStatusMessage } from './cart-status-message.tsx'
import { useCart } from './use-cart.ts'
import { useCartErrorText } from './use-cart-error-text.ts'

/** The content of the page's header. */
export type CartSummary = {
  readonly isEmpty: boolean
  readonly saved: readonly string[]
  readonly status?: ReactNode
}

/**
 * The pairs in the cart and those saved for later, in the order they were added, with the price at the destination.
 * Memoized, because reporting to the header rerenders the page.
 */
export const CartLines = memo(function CartLines({ onCartChange }: { onCartChange: (received: CartSummary) => void }) {
  const { i18n } = useLingui()
  const { country } = useRouter().options.context
  const visitors = useSyncExternalStore(country.onChange, country.code)
  const [postcodes, setPostcodes] = useState<Country>()
  const delivery = postcodes ?? visitors
  const { actor, now } = useCart()
  const errorText = useCartErrorText()
  const { lines, saved, commands, error, status, blockers } = now.context
  const isEmpty = now.hasTag('empty')

  const isBusy = now.hasTag('busy')
  const [command] = commands
  const said = error && blockers.length === 0 ? errorText(error.code) : undefined
  const undoErrorText = command?.kind === 'add' ? said : undefined

  useEffect(() => {
    onCartChange({
      isEmpty,
      saved: saved.map(({ configuration }) => configuration.designId),
      status: (
        <CartStatusMessage
          {...{ status, isBusy }}
          error={undoErrorText}
          onUndo={() => actor.send({ type: 'undo.wanted' })}
        />
      ),
    })
  }, [actor, isEmpty, saved, status, isBusy, undoErrorText, onCartChange])

  if (now.hasTag('unreached')) {
    const code = (error?.code ?? 'UNKNOWN_ERROR') as keyof typeof errorMessages
    const what = i18n._(errorMessages[code] ?? errorMessages.UNKNOWN_ERROR)
    return <ErrorCard what={what} code={code} onRetry={() => actor.send({ type: 'opening.retried' })} />
  }
  if (!now.hasTag('list')) return <Skeleton lines={6} />

  const price = formatPricePerPair(quote(delivery, 1), i18n.locale)
  const max = settings.order.designs
  const getLineState = (id: string) => {
    const isIts = command !== undefined && command.kind !== 'add' && command.id === id && blockers.length === 0
    return { busy: isIts && isBusy ? command.kind : undefined, error: isIts ? said : undefined }
  }
  const runAction = (wanted: CartCommand) => actor.send({ type: 'command.requested', command: wanted })
  return (
    <>
      {lines.length > 0 && (
        <div className="cart-columns">
          <section aria-labelledby="cart-pairs">
            <h2 id="cart-pairs" className="visually-hidden">
              <Trans>Pairs in the cart</Trans>
            </h2>
            <ul className="cart-lines">
              {lines.map((line) => (
                <CartLine key={line.id} line={line} price={price} {...getLineState(line.id)} onCommand={runAction} />
              ))}
            </ul>
            <p className="cart-limit">
              <Trans>Each design once, up to {max} designs in one order. They’re made and sent together.</Trans>
            </p>
          </section>
          <CartBeside
            actor={actor}
            now={now}
            delivery={delivery}
            error={command === undefined ? said : undefined}
            onDelivery={setPostcodes}
          />
        </div>
      )}
      {saved.length > 0 && (
        <section className="cart-saved" aria-labelledby="cart-saved">
          <h2 id="cart-saved">
            <Trans>Saved for later</Trans>
          </h2>
          <ul className="cart-lines">
            {saved.map((line) => (
              <CartLine key={line.id} line={line} isSaved {...getLineState(line.id)} onCommand={runAction} />
            ))}
          </ul>
        </section>
      )}
      {blockers.length > 0 && <CartCheck actor={actor} now={now} />}
    </>
  )
})

/** The price of one pair; `undefined` if there is no quote. */
function formatPricePerPair(quoted: ReturnType<typeof quote>, language: string): string | undefined {
  if (!quoted.ok) return undefined
  const { lines, currency } = quoted.value
  return lines.flatMap((line) => (line.kind === 'pairs' ? moneyText(line.eachMinor, currency, language) : []))[0]
}
