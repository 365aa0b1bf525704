import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/button.tsx'

const ForgetQuestion = lazy(() =>
  import('./forget-question.tsx').then((loaded) => ({ default: loaded.ForgetQuestion })),
)

/** For whoever has no account and shares the device: after a question, nothing of them is left on it. */
export function ForgetDevice() {
  const { access } = useRouter().options.context
  /** Nothing as long as it was never asked. */
  const [isAsked, setIsAsked] = useState<boolean>()
  const [isDone, setIsDone] = useState(false)

  function forget(): void {
    access.forgetDevice()
    setIsAsked(false)
    setIsDone(true)
  }

  return (
    <section className="forget-device for-strangers" aria-labelledby="forget-device">
      <h2 id="forget-device">
        <Trans>On a shared device?</Trans>
      </h2>
      <p>
        <Trans>
          Without an account, this browser keeps what you’ve begun: feet you measured, and what you chose or typed. You
          can have it forget all that.
        </Trans>
      </p>
      <p className="saved" role="status">
        {isDone && <Trans>This device has forgotten you.</Trans>}
      </p>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        <Trans>Forget this device</Trans>
      </Button>
      {isAsked !== undefined && (
        <Suspense>
          <ForgetQuestion isOpen={isAsked} onForget={forget} onKeep={() => setIsAsked(false)} />
        </Suspense>
      )}
    </section>
  )
}
