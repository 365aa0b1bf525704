import { Trans } from '@lingui/react/macro'
import { mayResend, stepOf } from '#machines/sign-in/sign-in.machine.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { IntroductionStep } from './introduction-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** Where the visitor wants to go; the link of the mail leads there too. */
  wanted?: string | undefined
  /** Asks for a name together with the address. */
  isSignUp?: boolean
  onDone?: () => void
}

/** Who are you? An address, then the code of a mail; whoever is new says their name. */
export function SignInSteps({ wanted, isSignUp = false, onDone }: Props) {
  const { actor, snapshot } = useSignIn({ wanted, ...(onDone && { onDone }) })
  const { email, introduction, proof, mails, fault } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const step = stepOf(snapshot)
  const onResend = () => actor.send({ type: 'code.wanted' })
  const onReopen = () => actor.send({ type: 'email.reopened' })

  if (step === 'code')
    return (
      <CodeStep
        {...{ email, proof, mails, isBusy, fault, onResend, onReopen }}
        mayResend={mayResend(snapshot)}
        onGive={(code) => actor.send({ type: 'code.given', code })}
      />
    )
  if (step === 'ended') return <EndedStep {...{ fault, isBusy, onResend, onReopen }} />
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
        <Trans>You are signed in.</Trans>
      </p>
    )
  return isSignUp ? (
    <SignUpStep
      {...{ email, introduction, isBusy, fault }}
      onGive={(address, said) => actor.send({ type: 'email.given', email: address, introduction: said })}
    />
  ) : (
    <EmailStep
      {...{ email, isBusy, fault }}
      onGive={(address) => actor.send({ type: 'email.given', email: address })}
    />
  )
}
