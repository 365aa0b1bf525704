import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { focusHeading } from '#src/page/focus-heading.ts'
import { Button } from '#src/ui/button.tsx'

const ClearDeviceDialog = lazy(() =>
  import('./clear-device-dialog.tsx').then((loaded) => ({ default: loaded.ClearDeviceDialog })),
)

const deviceCleared = msg`This device has forgotten you.`

/** For whoever has no account and shares the device: after a question, nothing of them is left on it. */
export function ClearDevice() {
  const { access, language, notify } = useRouter().options.context
  /** Nothing as long as it was never asked. */
  const [isPrompted, setIsPrompted] = useState<boolean>()

  function clearDevice(): void {
    // Nobody is another one from then on: the page stands there anew, and what is said stands beside it.
    access.clearDevice()
    setIsPrompted(false)
    void language.alsoIn('profile').then(() => {
      // What was pressed is gone, or is of somebody else.
      focusHeading()
      notify(deviceCleared)
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
      <Button look="quiet" onClick={() => setIsPrompted(true)}>
        <Trans>Forget this device</Trans>
      </Button>
      {isPrompted !== undefined && (
        <Suspense>
          <ClearDeviceDialog isOpen={isPrompted} onClear={clearDevice} onCancel={() => setIsPrompted(false)} />
        </Suspense>
      )}
    </section>
  )
}
