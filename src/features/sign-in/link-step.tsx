import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type LinkEnding, linkEndings } from '#domain/session/link-endings.ts'
import { stepOf } from '#machines/sign-in/sign-in.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { IntroductionStep } from './introduction-step.tsx'
import { useFaultText } from './use-fault-text.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  link: string
  wanted: string | undefined
  onDone: () => void
  onRefused: (why: LinkEnding) => void
}

/** The link of a mail: it is looked at, and a press signs in. */
export function LinkStep({ link, wanted, onDone, onRefused }: Props) {
  const { actor, snapshot } = useSignIn({ link, wanted, onDone })
  const { email, introduction, fault } = snapshot.context
  const faultText = useFaultText()
  const isBusy = snapshot.hasTag('busy')
  const step = stepOf(snapshot)
  // A newcomer who takes too long to say their name comes back to an address, and to a link that is as good as too old.
  const late = step === 'email' ? 'expired' : undefined
  const why = step === 'refused' ? linkEndings.find((one) => `link_${one}` === fault?.code) : late

  useEffect(() => {
    if (why) onRefused(why)
  }, [why, onRefused])

  if (step === 'introduction')
    return (
      <IntroductionStep
        {...{ introduction, isBusy, fault }}
        onGive={(given) => actor.send({ type: 'introduction.given', introduction: given })}
      />
    )
  if (step !== 'link' && step !== 'unseen') return <Skeleton lines={2} />
  return (
    <div className="sign-in">
      {fault && (
        <Notice tone="wrong" isNews>
          {faultText(fault)}
        </Notice>
      )}
      {step === 'link' ? (
        <>
          <p>
            <Trans>
              Press “Sign in” to sign in as <b>{email}</b> on this device. The link works once.
            </Trans>
          </p>
          <div className="ways">
            <Button isBusy={isBusy} onClick={() => actor.send({ type: 'link.pressed' })}>
              <Trans>Sign in</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div className="ways">
          <Button onClick={() => actor.send({ type: 'link.retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
