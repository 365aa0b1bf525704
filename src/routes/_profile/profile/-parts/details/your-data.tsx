import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportAccount } from './export-account.tsx'

/** Export and deletion of the account's data. */
export function YourData({ email }: { email: string | null }) {
  const [isPrompted, setIsPrompted] = useState(false)
  return (
    <>
      <p>
        <Trans>Download everything we keep about you in one file that other programs can read.</Trans>
      </p>
      <ExportAccount />
      <p>
        <Trans>
          You can delete your account at any time. We keep only what the law requires us to keep about paid orders.
        </Trans>
      </p>
      <Button look="quiet" onClick={() => setIsPrompted(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <DeleteAccount isOpen={isPrompted} email={email} onClose={() => setIsPrompted(false)} />
    </>
  )
}
