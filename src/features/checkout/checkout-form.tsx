import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useId, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { pressOrder } from '#domain/checkout/press-order.ts'
import type { Quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { AddressPart } from './parts/address-part.tsx'
import { ContactPart } from './parts/contact-part.tsx'
import { DecideDifference } from './parts/decide-difference.tsx'
import { DeliveryPart } from './parts/delivery-part.tsx'
import { ReviewPart } from './parts/review-part.tsx'
import { Unsettled } from './parts/unsettled.tsx'
import type { CheckoutActor } from './use-checkout.ts'
import { useCheckoutErrors } from './use-checkout-errors.ts'
import '#src/styles/order.css'

type Props = { actor: CheckoutActor; snapshot: SnapshotFrom<CheckoutActor>; isCustomer: boolean; quote: Quote }

const [{ number: newestTerms }] = settings.terms.versions

/** Four sections, all expanded, and one button: contact, address, delivery, and a review of the terms. */
export function CheckoutForm({ actor, snapshot, isCustomer, quote }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const language = useLanguage()
  const { draft, lines, agreed, fieldErrors, error, difference } = snapshot.context
  const errors = useCheckoutErrors(draft.country, fieldErrors)
  // The summary takes the focus with each new list, so the list changes only with the machine's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on the language only
  const summary = useMemo(() => errors.all, [fieldErrors, i18n.locale])
  const isBusy = snapshot.hasTag('busy')
  const change = (changed: Partial<Omit<CheckoutDraft, 'sent'>>) =>
    actor.send({ type: 'draft.changed', change: changed })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const { currency, totalMinor } = quote
    const price = agreed.price ?? { currency, total_minor: totalMinor }
    const reviewed = { draft, lines: lines.map(({ id }) => id), price, terms: agreed.terms ?? newestTerms, language }
    actor.send(pressOrder(reviewed))
  }

  return (
    <>
      <form className="checkout-form" noValidate onSubmit={submit}>
        {summary.length > 0 && <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={summary} />}
        <Part number={1} heading={<Trans>Contact</Trans>}>
          <ContactPart draft={draft} isCustomer={isCustomer} error={errors.of('email')} onChange={change} />
        </Part>
        <Part number={2} heading={<Trans>Delivery address</Trans>}>
          <AddressPart
            draft={draft}
            isCustomer={isCustomer}
            fieldErrors={errors.ofAddress}
            phoneError={errors.of('phone')}
            onChange={change}
          />
        </Part>
        <Part number={3} heading={<Trans>Delivery method</Trans>}>
          <DeliveryPart quote={quote} />
        </Part>
        <Part number={4} heading={<Trans>Review</Trans>}>
          <ReviewPart lines={lines} country={draft.country} quote={quote} />
        </Part>
        <div className="checkout-place">
          <div role="status">
            <Unsettled
              isUnanswered={snapshot.hasTag('unanswered')}
              isPending={snapshot.hasTag('pendingOrder')}
              send={actor.send}
            />
          </div>
          {error !== undefined && difference === undefined && (
            <Notice tone="error" isLive heading={<Trans>It wasn’t ordered</Trans>}>
              {sentence(error.code)}
            </Notice>
          )}
          <Button type="submit" isBusy={isBusy}>
            <Trans>Place order: nothing to pay yet</Trans>
          </Button>
          <p className="small quiet">
            <Trans>
              By placing the order you agree to the{' '}
              <Link to="/terms-and-conditions" className="text-link">
                terms of sale
              </Link>
              .
            </Trans>
          </p>
        </div>
      </form>
      {difference !== undefined && (
        <DecideDifference
          difference={difference}
          lines={lines}
          quote={quote}
          isBusy={isBusy}
          error={error && sentence(error.code)}
          send={actor.send}
        />
      )}
    </>
  )

  function sentence(code: string): string {
    if (code === 'changed_while_waiting')
      return t`You changed something while your order was waiting, so it isn’t sent any more. Please place it again.`
    return i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)
  }
}

function Part({ number, heading, children }: { number: number; heading: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="checkout-part" aria-labelledby={id}>
      <h2 id={id}>
        <span className="checkout-number" aria-hidden="true">
          {number}
        </span>{' '}
        {heading}
      </h2>
      {children}
    </section>
  )
}
