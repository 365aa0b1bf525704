import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Lazy } from '#src/lib/lazy.tsx'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const load = () => import('#src/features/sign-in/sign-in-steps.tsx')

/** Says where the scan will be saved: in the account, to which the customer can sign in without leaving the step. */
export function ScanAccount() {
  const visitor = useVisitor()
  const [isOpen, setIsOpen] = useState(false)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const isSignedInHere = isOpen && visitor === 'customer'
  // The submitted form is gone, so the focus moves here.
  useEffect(() => {
    if (isSignedInHere) statusRef.current?.focus()
  }, [isSignedInHere])
  if (visitor === 'customer')
    return (
      <p ref={statusRef} role="status" tabIndex={-1}>
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
    <Lazy load={load} messages={['sign-in']} fallback={<Skeleton lines={2} />}>
      {({ SignInSteps }) => <SignInSteps wanted="/tabi-gen-01/scan" />}
    </Lazy>
  )
}
