import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import { useSecondsUntil } from '#src/features/sign-in/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailCode } from './email-code.tsx'
import { EmailEnded } from './email-ended.tsx'
import { NewEmail } from './new-email.tsx'
import { useNewEmail } from './use-new-email.ts'

type Props = { email: string | null; onMoved: (profile: Profile) => void; onDirty: (isDirty: boolean) => void }

/** The address that signs in, and the way to another one: it is proven by a code before anything changes. */
export function Email({ email, onMoved, onDirty }: Props) {
  const move = useNewEmail(email, (profile) => {
    setStage('moved')
    onMoved(profile)
  })
  const { question } = move
  const [stage, setStage] = useState<'shown' | 'open' | 'kept' | 'moved'>(question ? 'open' : 'shown')
  const isOver =
    useSecondsUntil(question?.endsAtMs ?? Number.POSITIVE_INFINITY) === 0 || question?.endedBy !== undefined
  const told = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  // What was used is gone; whoever reads goes on at what came of it.
  useEffect(() => {
    if (stage === 'moved') told.current?.focus()
    if (stage === 'kept') opener.current?.focus()
  }, [stage])

  function go(to: 'open' | 'kept'): void {
    move.begin()
    setStage(to)
  }

  const close = () => go('kept')
  return (
    <>
      <p>
        {email ? (
          <Trans>
            You sign in with <b>{email}</b>. Codes and news of your orders go there.
          </Trans>
        ) : (
          <Trans>Your account has no address yet.</Trans>
        )}
      </p>
      <p ref={told} role="status" tabIndex={-1}>
        {stage === 'moved' && <Trans>Your new address is confirmed. We told the old one.</Trans>}
      </p>
      {stage !== 'open' && (
        <Button ref={opener} look="quiet" onClick={() => go('open')}>
          <Trans>Change e-mail address</Trans>
        </Button>
      )}
      {stage === 'open' && !question && <NewEmail move={move} onClose={close} onDirty={onDirty} />}
      {stage === 'open' && question && !isOver && (
        <EmailCode move={move} question={question} onClose={close} onDirty={onDirty} />
      )}
      {stage === 'open' && question && isOver && <EmailEnded move={move} question={question} onClose={close} />}
    </>
  )
}
