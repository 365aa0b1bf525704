import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { settings } from '#domain/settings.ts'
import { useCodeForm } from '#src/features/sign-in/use-code-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import { ResendCode } from './resend-code.tsx'
import type { NewEmailCode } from './use-new-email.ts'
import { useNewEmailErrorText } from './use-new-email-error-text.ts'

const { minutes } = settings.signIn

type Props = {
  actor: NewEmailCode
  snapshot: SnapshotFrom<NewEmailCode>
  isResumed: boolean
  onDirty: (isDirty: boolean) => void
}

/** Asks for the code in the mail. A complete code, typed or pasted, is submitted automatically. */
export function EmailCode({ actor, snapshot, isResumed, onDirty }: Props) {
  const { t } = useLingui()
  const errorText = useNewEmailErrorText()
  const { question, mails } = snapshot.context
  const { email } = question
  const isBusy = snapshot.hasTag('busy')
  // The error of the last attempt is hidden while a request is pending.
  const error = isBusy ? undefined : snapshot.context.error
  const onSubmit = (digits: string) => actor.send({ type: 'code.entered', code: digits })
  const { code, isShort, form, field } = useCodeForm({ isBusy, error, takesFocus: !isResumed || mails > 1, onSubmit })
  useDirty(code !== '', onDirty)
  const visibleError = isShort ? { code: 'code_short' } : error

  return (
    <form {...form} className="details-form">
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
      <CodeField
        {...field}
        id="new-email-code"
        label={t`Code from the e-mail`}
        error={visibleError && errorText(visibleError)}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Confirm the address</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'email.reopened' })}>
          <Trans>Use another address</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'verification.abandoned' })}>
          <Trans>Keep my current address</Trans>
        </Button>
      </div>
      <ResendCode {...{ actor, snapshot }} />
    </form>
  )
}
