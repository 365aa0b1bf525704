import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportAccount } from './export-account.tsx'

/** To take along, and to delete. */
export function YourData({ email }: { email: string | null }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <p>
        <Trans>Everything that we keep about you comes in one file, which other programs can read.</Trans>
      </p>
      <ExportAccount />
      <p>
        <Trans>You can delete the account at any time. What the law has us keep of a paid order stays.</Trans>
      </p>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        <Trans>Delete the account</Trans>
      </Button>
      <DeleteAccount isOpen={isAsked} email={email} onClose={() => setIsAsked(false)} />
    </>
  )
}
