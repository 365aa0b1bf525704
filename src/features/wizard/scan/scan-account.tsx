import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const SignInSteps = lazy(() =>
  import('#src/features/sign-in/sign-in-steps.tsx').then((loaded) => ({ default: loaded.SignInSteps })),
)

/** Where the scan will be kept: in the account, which is opened here without leaving the step. */
export function ScanAccount() {
  const visitor = useVisitor()
  const [isOpen, setIsOpen] = useState(false)
  if (visitor === 'customer')
    return (
      <p role="status">
        <Trans>Your scan will be kept in your account.</Trans>
      </p>
    )
  if (!isOpen)
    return (
      <div>
        <p>
          <Trans>To keep your scan in an account, tell us your e-mail address.</Trans>
        </p>
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          <Trans>Enter your e-mail address</Trans>
        </Button>
      </div>
    )
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <SignInSteps wanted="/tabi-gen-01/scan" />
    </Suspense>
  )
}
