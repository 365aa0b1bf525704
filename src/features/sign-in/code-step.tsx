import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import type { EmailVerification, VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { DemoMailbox } from './demo-mailbox.tsx'
import { useCodeForm } from './use-code-form.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { useSignInErrorText } from './use-sign-in-error-text.ts'

const { minutes } = settings.signIn

type Props = {
  email: string
  verification: EmailVerification
  /** The number of mails sent; from the second on, this is announced. */
  mails: number
  isBusy: boolean
  mayResend: boolean
  error: VerificationError | undefined
  onSubmit: (code: string) => void
  onResend: () => void
  onReopen: () => void
}

/** Asks for the code sent by mail. A complete code, typed or pasted, is submitted automatically. */
export function CodeStep({
  email,
  verification,
  mails,
  isBusy,
  mayResend,
  error,
  onSubmit,
  onResend,
  onReopen,
}: Props) {
  const { t } = useLingui()
  const errorText = useSignInErrorText()
  const { isShort, form, field } = useCodeForm({ isBusy, error, onSubmit })
  const seconds = useSecondsUntil(verification.resendAtMs)
  const fieldErrorText = isShort ? t`The code has six digits.` : error && errorText(error)

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
      <CodeField {...field} id="sign-in-code" label={t`Code from the e-mail`} error={fieldErrorText} />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
        <Button look="quiet" onClick={onReopen}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
      <div className="sign-in-side-note">
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
