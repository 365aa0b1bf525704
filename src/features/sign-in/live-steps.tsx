import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { stepOf } from '#machines/sign-in/sign-in.machine.ts'
import { CodeProofSteps } from './code-proof-steps.tsx'
import type { Given, QuestionProps } from './first-question.ts'
import { IntroductionStep } from './introduction-step.tsx'
import { useSignIn } from './use-sign-in.ts'

export type LiveProps = {
  wanted: string | undefined
  /** What is asked first, and again when the address was wrong. */
  Question: ComponentType<QuestionProps>
  /** What was given before the machine was there. */
  first: Given | undefined
  onDone?: () => void
}

/** Everything that signing in may come to, as the machine says. */
export function LiveSteps({ wanted, Question, first, onDone }: LiveProps) {
  const { actor, snapshot } = useSignIn({ wanted, ...(onDone && { onDone }) })
  const { email, introduction, fault } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const step = stepOf(snapshot)
  const give = (given: Given) => actor.send({ type: 'email.given', ...given })
  const { codeProof } = snapshot.children

  useEffect(() => {
    if (first) actor.send({ type: 'email.given', ...first })
  }, [first, actor])

  if (codeProof) return <CodeProofSteps actor={codeProof} />
  if (step === 'introduction')
    return (
      <IntroductionStep
        {...{ introduction, isBusy, fault }}
        onGive={(given) => actor.send({ type: 'introduction.given', introduction: given })}
      />
    )
  if (step === 'done')
    return (
      <p className="sign-in" role="status">
        <Trans>You’re signed in.</Trans>
      </p>
    )
  // The first answer comes a moment after this is drawn, and with it what was typed.
  const typed = { email: email || (first?.email ?? ''), introduction: introduction ?? first?.introduction }
  return <Question {...typed} {...{ isBusy, fault }} onGive={give} />
}
