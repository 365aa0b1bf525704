import { useEmailVerification } from '#src/features/sign-in/use-email-verification.ts'
import { EmailCode } from './email-code.tsx'
import { EmailEnded } from './email-ended.tsx'
import type { NewEmailCode } from './use-new-email.ts'

type Props = {
  actor: NewEmailCode
  /** It was asked for before the page was loaded anew. */
  isResumed: boolean
  onDirty: (isDirty: boolean) => void
}

/** A code of the new address is asked for, until it is proven or something else is wanted. */
export function EmailVerificationForm({ actor, isResumed, onDirty }: Props) {
  const snapshot = useEmailVerification(actor)
  const { ending } = snapshot.context
  if (ending) return <EmailEnded {...{ actor, snapshot, ending }} />
  return <EmailCode {...{ actor, snapshot, isResumed, onDirty }} />
}
