import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { selectSignInStep } from '#machines/sign-in/sign-in.machine.ts'
import { EmailVerificationSteps } from './email-verification-steps.tsx'
import type { QuestionProps, SignInAnswer } from './first-question.ts'
import { SignUpDetailsStep } from './sign-up-details-step.tsx'
import { useSignIn } from './use-sign-in.ts'

export type LiveProps = {
  wanted: string | undefined
  /** The first step, also shown again to correct the address. */
  Question: ComponentType<QuestionProps>
  /** The answer given before the machine was loaded. */
  first: SignInAnswer | undefined
  onDone?: () => void
}

/** All steps of signing in, driven by the machine. */
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
  // The machine receives the first answer just after this render; until then the form shows what was typed.
  const typed = { email: email || (first?.email ?? ''), signUpDetails: signUpDetails ?? first?.signUpDetails }
  return <Question {...typed} {...{ isBusy, error }} onSubmit={submitEmail} />
}
