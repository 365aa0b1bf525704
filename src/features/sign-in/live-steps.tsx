import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { selectSignInStep } from '#machines/sign-in/sign-in.machine.ts'
import { EmailVerificationSteps } from './email-verification-steps.tsx'
import type { QuestionProps, SignInAnswer } from './first-question.ts'
import { SignUpDetailsStep } from './sign-up-details-step.tsx'
import { useSignIn } from './use-sign-in.ts'

export type LiveProps = {
  wanted: string | undefined
  /** What is asked first, and again when the address was wrong. */
  Question: ComponentType<QuestionProps>
  /** What was given before the machine was there. */
  first: SignInAnswer | undefined
  onDone?: () => void
}

/** Everything that signing in may come to, as the machine says. */
export function LiveSteps({ wanted, Question, first, onDone }: LiveProps) {
  const { actor, snapshot } = useSignIn({ wanted, ...(onDone && { onDone }) })
  const { email, signUpDetails, error } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const step = selectSignInStep(snapshot)
  const submitEmail = (answer: SignInAnswer) => actor.send({ type: 'email.entered', ...answer })
  const { emailVerification } = snapshot.children

  useEffect(() => {
    if (first) actor.send({ type: 'email.entered', ...first })
  }, [first, actor])

  if (emailVerification) return <EmailVerificationSteps actor={emailVerification} />
  if (step === 'signUpDetails')
    return (
      <SignUpDetailsStep
        {...{ signUpDetails, isBusy, error }}
        onSubmit={(answer) => actor.send({ type: 'signUpDetails.entered', signUpDetails: answer })}
      />
    )
  if (step === 'done')
    return (
      <p className="sign-in" role="status">
        <Trans>You’re signed in.</Trans>
      </p>
    )
  // The first answer comes a moment after this is drawn, and with it what was typed.
  const typed = { email: email || (first?.email ?? ''), signUpDetails: signUpDetails ?? first?.signUpDetails }
  return <Question {...typed} {...{ isBusy, error }} onSubmit={submitEmail} />
}
