import { useSelector } from '@xstate/react'
import { emailVerificationInspectable } from '#machines/email-verification/email-verification.inspectable.ts'
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts'
import { useInnerActor } from '#src/actors/use-inner-actor.ts'

/** The e-mail verification machine of this page. */
export function useEmailVerification<Question, Answer>(actor: EmailVerificationActor<Question, Answer>) {
  useInnerActor(actor, { name: 'email-verification', inspectable: emailVerificationInspectable })
  return useSelector(actor, (snapshot) => snapshot)
}
