import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import type { Fault, Proof } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { DemoMailbox } from './demo-mailbox.tsx'
import { useCodeForm } from './use-code-form.ts'
import { useFaultText } from './use-fault-text.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const { minutes } = settings.signIn

type Props = {
  email: string
  proof: Proof
  /** How many mails were sent: a second one is told of. */
  mails: number
  isBusy: boolean
  mayResend: boolean
  fault: Fault | undefined
  onGive: (code: string) => void
  onResend: () => void
  onReopen: () => void
}

/** Asks for the code of the mail. A whole code, typed or pasted, is sent without a press. */
export function CodeStep({ email, proof, mails, isBusy, mayResend, fault, onGive, onResend, onReopen }: Props) {
  const { t } = useLingui()
  const faultText = useFaultText()
  const { isShort, form, field } = useCodeForm({ isBusy, fault, onGive })
  const seconds = useSecondsUntil(proof.resendAtMs)
  const error = isShort ? t`The code has six digits.` : fault && faultText(fault)

  return (
    <form {...form} className="sign-in">
      <p role="status">
        {mails > 1 ? (
          <Trans>
            We’ve sent another code to <b>{email}</b>. Only this one works now.
          </Trans>
        ) : (
          <Trans>
            We’ve sent a six-digit code to <b>{email}</b>. It’s valid for {minutes} minutes.
          </Trans>
        )}
      </p>
      <CodeField {...field} id="sign-in-code" label={t`Code from the e-mail`} error={error} />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
        <Button look="quiet" onClick={onReopen}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
      <div className="sign-in-aside">
        <p>
          <Trans>No e-mail yet? It can take a minute. Please also check your spam folder.</Trans>
        </p>
        {mayResend ? (
          <Button look="quiet" onClick={onResend}>
            <Trans>Send a new code</Trans>
          </Button>
        ) : (
          seconds > 0 && (
            <p>
              <Plural
                value={seconds}
                one="You can ask for a new code in # second."
                other="You can ask for a new code in # seconds."
              />
            </p>
          )
        )}
        <DemoMailbox email={email} />
      </div>
    </form>
  )
}
