import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type LinkEnding, linkEndings } from '#domain/session/link-endings.ts'
import { selectSignInStep } from '#machines/sign-in/sign-in.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SignUpDetailsStep } from './sign-up-details-step.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useSignInErrorText } from './use-sign-in-error-text.ts'

type Props = {
  link: string
  wanted: string | undefined
  onDone: () => void
  onFailed: (why: LinkEnding) => void
}

/** The sign-in link of a mail: it is checked first, and a button signs in. */
export function LinkStep({ link, wanted, onDone, onFailed }: Props) {
  const { actor, snapshot } = useSignIn({ link, wanted, onDone })
  const { email, signUpDetails, error } = snapshot.context
  const errorText = useSignInErrorText()
  const isBusy = snapshot.hasTag('busy')
  const step = selectSignInStep(snapshot)
  // A new customer who takes too long over their name falls back to the address step: the link counts as expired.
  const linkState = step === 'email' ? 'expired' : undefined
  const why = step === 'refused' ? linkEndings.find((one) => `link_${one}` === error?.code) : linkState

  useEffect(() => {
    if (why) onFailed(why)
  }, [why, onFailed])

  if (step === 'signUpDetails')
    return (
      <SignUpDetailsStep
        {...{ signUpDetails, isBusy, error }}
        onSubmit={(details) => actor.send({ type: 'signUpDetails.entered', signUpDetails: details })}
      />
    )
  if (step !== 'link' && step !== 'unseen') return <Skeleton lines={2} />
  return (
    <div className="sign-in">
      {error && (
        <Notice tone="error" isLive>
          {errorText(error)}
        </Notice>
      )}
      {step === 'link' ? (
        <>
          <p>
            <Trans>
              Press “Sign in” to sign in as <b>{email}</b> on this device. The link works once.
            </Trans>
          </p>
          <div className="actions">
            <Button isBusy={isBusy} onClick={() => actor.send({ type: 'link.pressed' })}>
              <Trans>Sign in</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div className="actions">
          <Button onClick={() => actor.send({ type: 'link.retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
