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

/** Clears the guest's data from a shared device after a confirmation. */
export function ClearDevice() {
  const { access, language, notify } = useRouter().options.context
  /** Undefined until the dialog was opened once, so that it is not loaded before. */
  const [isPrompted, setIsPrompted] = useState<boolean>()

  function clearDevice(): void {
    // After clearing, the guest is another person, so the page is rendered anew and this component unmounts:
    // the confirmation is shown as a toast.
    access.clearDevice()
    setIsPrompted(false)
    void language.alsoIn('profile').then(() => {
      // The pressed button is gone or belongs to the new person.
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
