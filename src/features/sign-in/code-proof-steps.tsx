import type { CodeProofActor } from '#machines/code-proof/code-proof.machine.ts'
import type { SignInQuestion, Welcome } from '#machines/sign-in/sign-in.types.ts'
import { CodeStep } from './code-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { useCodeProof } from './use-code-proof.ts'

/** A code is asked for, until somebody has proven their address or wants to use another one. */
export function CodeProofSteps({ actor }: { actor: CodeProofActor<SignInQuestion, Welcome> }) {
  const snapshot = useCodeProof(actor)
  const { question, proof, mails, fault, ending } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const onResend = () => actor.send({ type: 'code.wanted' })
  const onReopen = () => actor.send({ type: 'email.reopened' })

  if (ending) return <EndedStep {...{ isBusy, onResend, onReopen }} fault={fault ?? ending.fault} />
  return (
    <CodeStep
      {...{ proof, mails, isBusy, fault, onResend, onReopen }}
      email={question.email}
      mayResend={snapshot.can({ type: 'code.wanted' })}
      onGive={(code) => actor.send({ type: 'code.given', code })}
    />
  )
}
