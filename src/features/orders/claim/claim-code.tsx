import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { useCodeForm } from '#src/features/sign-in/use-code-form.ts'
import { useEmailVerification } from '#src/features/sign-in/use-email-verification.ts'
import { useSecondsUntil } from '#src/features/sign-in/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderClaimCode } from './use-order-claim.ts'
import { useOrderClaimErrorText } from './use-order-claim-error-text.ts'
import '#src/styles/order.css'

const { minutes } = settings.signIn

/** Asks for the code sent by mail, or says why it no longer works. Only the mail reveals whether the order exists. */
export function ClaimCode({ actor }: { actor: OrderClaimCode }) {
  const { t } = useLingui()
  const errorText = useOrderClaimErrorText()
  const snapshot = useEmailVerification(actor)
  const { question, verification, mails, ending } = snapshot.context
  const { number } = question
  const isBusy = snapshot.hasTag('busy')
  // The error of the previous attempt is hidden while a new request runs.
  const error = isBusy ? undefined : snapshot.context.error
  const { isShort, form, field } = useCodeForm({
    isBusy,
    error,
    onSubmit: (code) => actor.send({ type: 'code.entered', code }),
  })
  const seconds = useSecondsUntil(verification.resendAtMs)
  const visibleError = isShort ? { code: 'code_short' } : error
  return (
    <form {...form} className="order-question">
      {ending ? (
        <Notice tone="error" isLive>
          {errorText(error ?? ending.error)}
        </Notice>
      ) : (
        <>
          <p role="status">
            {mails > 1 ? (
              <Trans>If there’s an order {number}, we’ve sent another code. Only this one works now.</Trans>
            ) : (
              <Trans>
                If there’s an order {number} without an account, we’ve sent a six-digit code to its e-mail address. It’s
                valid for {minutes} minutes.
              </Trans>
            )}
          </p>
          <CodeField
            {...field}
            id="claim-code"
            label={t`Code from the e-mail`}
            error={visibleError && errorText(visibleError)}
          />
        </>
      )}
      <div className="actions">
        {!ending && (
          <Button type="submit" isBusy={isBusy}>
            <Trans>Bring the order in</Trans>
          </Button>
        )}
        {snapshot.can({ type: 'code.wanted' }) && (
          <Button look="quiet" onClick={() => actor.send({ type: 'code.wanted' })}>
            <Trans>Send a new code</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => actor.send({ type: 'email.reopened' })}>
          <Trans>Use another number</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'verification.abandoned' })}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {!ending && seconds > 0 && (
        <p className="quiet">
          <Plural
            value={seconds}
            one="You can ask for a new code in # second."
            other="You can ask for a new code in # seconds."
          />
        </p>
      )}
    </form>
  )
}
