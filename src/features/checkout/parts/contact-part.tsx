import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { emailMeant } from '#domain/contact/email-typo.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import '#src/styles/order.css'

type Props = {
  draft: CheckoutDraft
  isCustomer: boolean
  error: string | undefined
  onChange: (change: Partial<Omit<CheckoutDraft, 'sent'>>) => void
}

/**
 * Where the order's e-mails go. Suggests a correction for likely typos, because with a wrong address none of them would
 * arrive.
 */
export function ContactPart({ draft, isCustomer, error, onChange }: Props) {
  const { t } = useLingui()
  const meant = emailMeant(draft.email.trim().toLowerCase())
  return (
    <>
      <Field
        id="checkout-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`E-mail address`}
        help={
          isCustomer
            ? t`You’re signed in. The news of your order and the link to pay go here.`
            : t`The news of your order and the link to pay go here. You don’t need an account.`
        }
        error={error}
        value={draft.email}
        maxLength={320}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <div role="status">
        {meant !== undefined && (
          <p className="checkout-meant">
            <Trans>Did you mean {meant}?</Trans>{' '}
            <Button look="quiet" onClick={() => onChange({ email: meant })}>
              <Trans>Use {meant}</Trans>
            </Button>
          </p>
        )}
      </div>
      {!isCustomer && (
        <p className="checkout-sign-in">
          <Trans>
            Do you have an account?{' '}
            <Link to="/auth" search={{ wanted: '/cart/checkout' }} className="text-link">
              Sign in
            </Link>{' '}
            to use its addresses. What you typed stays here.
          </Trans>
        </p>
      )}
    </>
  )
}
