import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { focusHeading } from '#src/page/focus-heading.ts'
import { Button } from '#src/ui/button.tsx'

const ForgetQuestion = lazy(() =>
  import('./forget-question.tsx').then((loaded) => ({ default: loaded.ForgetQuestion })),
)

const forgotten = msg`This device has forgotten you.`

/** For whoever has no account and shares the device: after a question, nothing of them is left on it. */
export function ForgetDevice() {
  const { access, language, tell } = useRouter().options.context
  /** Nothing as long as it was never asked. */
  const [isAsked, setIsAsked] = useState<boolean>()

  function forget(): void {
    // Nobody is another one from then on: the page stands there anew, and what is said stands beside it.
    access.forgetDevice()
    setIsAsked(false)
    void language.alsoIn('profile').then(() => {
      // What was pressed is gone, or is of somebody else.
      focusHeading()
      tell(forgotten)
    })
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
