import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts'
import type { SignInQuestion, SignInResult } from '#machines/sign-in/sign-in.types.ts'
import { CodeStep } from './code-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { useEmailVerification } from './use-email-verification.ts'

/** Asks for the code until the address is verified or the visitor wants to use another one. */
export function EmailVerificationSteps({ actor }: { actor: EmailVerificationActor<SignInQuestion, SignInResult> }) {
  const snapshot = useEmailVerification(actor)
  const { question, verification, mails, error, ending } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const onResend = () => actor.send({ type: 'code.wanted' })
  const onReopen = () => actor.send({ type: 'email.reopened' })

  if (ending) return <EndedStep {...{ isBusy, onResend, onReopen }} error={error ?? ending.error} />
  return (
    <CodeStep
      {...{ verification, mails, isBusy, error, onResend, onReopen }}
      email={question.email}
      mayResend={snapshot.can({ type: 'code.wanted' })}
      onSubmit={(code) => actor.send({ type: 'code.entered', code })}
    />
  )
}
