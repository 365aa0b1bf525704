import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { useCodeForm } from '#src/features/sign-in/use-code-form.ts'
import { useCodeProof } from '#src/features/sign-in/use-code-proof.ts'
import { useSecondsUntil } from '#src/features/sign-in/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useClaimFault } from './use-claim-fault.ts'
import type { OrderClaimCode } from './use-order-claim.ts'
import '#src/styles/order.css'

const { minutes } = settings.signIn

/** Asks for the code of the mail, or says why it helps no more. Whether there is such an order is told by the mail alone. */
export function ClaimCode({ actor }: { actor: OrderClaimCode }) {
  const { t } = useLingui()
  const faultText = useClaimFault()
  const snapshot = useCodeProof(actor)
  const { question, proof, mails, ending } = snapshot.context
  const { number } = question
  const isBusy = snapshot.hasTag('busy')
  // What was said of the last try is gone as soon as the shop is asked again.
  const fault = isBusy ? undefined : snapshot.context.fault
  const { isShort, form, field } = useCodeForm({
    isBusy,
    fault,
    onGive: (code) => actor.send({ type: 'code.given', code }),
  })
  const seconds = useSecondsUntil(proof.resendAtMs)
  const shown = isShort ? { code: 'code_short' } : fault
  return (
    <form {...form} className="order-question">
      {ending ? (
        <Notice tone="wrong" isNews>
          {faultText(fault ?? ending.fault)}
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
          <CodeField {...field} id="claim-code" label={t`Code from the e-mail`} error={shown && faultText(shown)} />
        </>
      )}
      <div className="ways">
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
        <Button look="quiet" onClick={() => actor.send({ type: 'proof.abandoned' })}>
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
