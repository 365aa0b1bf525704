import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { settings } from '#domain/settings.ts'
import { useCodeForm } from '#src/features/sign-in/use-code-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import { SendAgain } from './send-again.tsx'
import { useEmailFault } from './use-email-fault.ts'
import type { NewEmailCode } from './use-new-email.ts'

const { minutes } = settings.signIn

type Props = {
  actor: NewEmailCode
  snapshot: SnapshotFrom<NewEmailCode>
  isKept: boolean
  onDirty: (isDirty: boolean) => void
}

/** Asks for the code of the mail. A whole code, typed or pasted, is sent without a press. */
export function EmailCode({ actor, snapshot, isKept, onDirty }: Props) {
  const { t } = useLingui()
  const faultText = useEmailFault()
  const { question, mails } = snapshot.context
  const { email } = question
  const isBusy = snapshot.hasTag('busy')
  // What was said of the last try is gone as soon as the shop is asked again.
  const fault = isBusy ? undefined : snapshot.context.fault
  const onGive = (digits: string) => actor.send({ type: 'code.given', code: digits })
  const { code, isShort, form, field } = useCodeForm({ isBusy, fault, takesFocus: !isKept || mails > 1, onGive })
  useDirty(code !== '', onDirty)
  const shown = isShort ? { code: 'code_short' } : fault

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
      <CodeField {...field} id="new-email-code" label={t`Code from the e-mail`} error={shown && faultText(shown)} />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Confirm the address</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'email.reopened' })}>
          <Trans>Use another address</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'proof.abandoned' })}>
          <Trans>Keep my current address</Trans>
        </Button>
      </div>
      <SendAgain {...{ actor, snapshot }} />
    </form>
  )
}
