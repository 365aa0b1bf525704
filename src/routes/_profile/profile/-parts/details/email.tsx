import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailCode } from './email-code.tsx'
import { NewEmail } from './new-email.tsx'
import { useNewEmail } from './use-new-email.ts'

type Props = { email: string | null; onMoved: (profile: Profile) => void; onDirty: (isDirty: boolean) => void }

/** The address that signs in, and the way to another one: it is proven by a code before anything changes. */
export function Email({ email, onMoved, onDirty }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isMoved, setIsMoved] = useState(false)
  const move = useNewEmail((profile) => {
    setIsOpen(false)
    setIsMoved(true)
    onMoved(profile)
  })
  const open = () => {
    move.begin()
    setIsMoved(false)
    setIsOpen(true)
  }
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
      <p role="status">{isMoved && <Trans>Your new address is confirmed. We told the old one.</Trans>}</p>
      {!isOpen && (
        <Button look="quiet" onClick={open}>
          <Trans>Change e-mail address</Trans>
        </Button>
      )}
      {isOpen && !move.question && <NewEmail move={move} onClose={() => setIsOpen(false)} onDirty={onDirty} />}
      {isOpen && move.question && <EmailCode move={move} question={move.question} onDirty={onDirty} />}
    </>
  )
}
