import { useEmailVerification } from '#src/features/sign-in/use-email-verification.ts'
import { EmailCode } from './email-code.tsx'
import { EmailEnded } from './email-ended.tsx'
import type { NewEmailCode } from './use-new-email.ts'

type Props = {
  actor: NewEmailCode
  /** The code was requested before the page was reloaded. */
  isResumed: boolean
  onDirty: (isDirty: boolean) => void
}

/** Asks for the code that was sent to the new address, until it is verified or abandoned. */
export function EmailVerificationForm({ actor, isResumed, onDirty }: Props) {
  const snapshot = useEmailVerification(actor)
  const { ending } = snapshot.context
  if (ending) return <EmailEnded {...{ actor, snapshot, ending }} />
  return <EmailCode {...{ actor, snapshot, isResumed, onDirty }} />
}
