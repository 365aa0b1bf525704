import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailVerificationForm } from './email-verification-form.tsx'
import { NewEmail } from './new-email.tsx'
import { useNewEmail } from './use-new-email.ts'

type Props = { email: string | null; onMoved: (profile: Profile) => void; onDirty: (isDirty: boolean) => void }

/** The sign-in address and its change: the new address is verified by a code before anything changes. */
export function Email({ email, onMoved, onDirty }: Props) {
  const { actor, snapshot } = useNewEmail(email, onMoved)
  const { emailVerification } = snapshot.children
  const [isOpen, isMoved, isAbandoned] = (['open', 'moved', 'abandoned'] as const).map((tag) => snapshot.hasTag(tag))
  const statusRef = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  // The used control is gone, so the focus moves to the result.
  useEffect(() => {
    if (isMoved) statusRef.current?.focus()
    if (isAbandoned) opener.current?.focus()
  }, [isMoved, isAbandoned])

  return (
    <>
      <p>
        {email ? (
          <Trans>
            You sign in with <b>{email}</b>. We send codes and news about your orders there.
          </Trans>
        ) : (
          <Trans>Your account has no e-mail address yet.</Trans>
        )}
      </p>
      <p ref={statusRef} role="status" tabIndex={-1}>
        {isMoved && <Trans>Your new address is confirmed. We’ve sent a note to the old one.</Trans>}
      </p>
      {!isOpen && (
        <Button ref={opener} look="quiet" onClick={() => actor.send({ type: 'change.wanted', from: email })}>
          <Trans>Change e-mail address</Trans>
        </Button>
      )}
      {emailVerification && (
        <EmailVerificationForm actor={emailVerification} isResumed={snapshot.context.isResumed} onDirty={onDirty} />
      )}
      {isOpen && !emailVerification && <NewEmail {...{ actor, snapshot, onDirty }} />}
    </>
  )
}
