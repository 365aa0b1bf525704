import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as calls from '#domain/contract/sign-in.ts'
import { hasUnkeptFoot } from '#src/features/unsent-scans/pending-drafts.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/**
 * Ends the session on this device and removes drafts from it. Without a response of the server this device
 * forgets the customer all the same. Scans that exist only on this device need a confirmation first.
 */
export function SignOut() {
  const { t } = useLingui()
  const { api, access } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()
  const [isPrompted, setIsPrompted] = useState(false)

  async function leave(): Promise<void> {
    await whileBusy(api(calls.signOut))
    access.signOut()
  }

  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={() => (hasUnkeptFoot() ? setIsPrompted(true) : void leave())}>
        <Trans>Sign out</Trans>
      </Button>
      <Dialog
        isOpen={isPrompted}
        heading={<Trans>Sign out and lose measured feet?</Trans>}
        closeLabel={t`Close the question`}
        onClose={() => setIsPrompted(false)}
      >
        <p>
          <Trans>
            Feet were measured on this device and aren’t saved in your account yet. Signing out deletes them from the
            device. If you stay signed in, you can continue where you stopped.
          </Trans>
        </p>
        <div className="actions">
          <Button look="danger" isBusy={isBusy} onClick={() => void leave()}>
            <Trans>Sign out and delete them</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsPrompted(false)}>
            <Trans>Stay signed in</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
