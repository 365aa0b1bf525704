import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartStatus } from '#machines/cart/cart.types.ts'
import { Button } from '#src/ui/button.tsx'

type Props = { status: CartStatus | undefined; isBusy: boolean; error: string | undefined; onUndo: () => void }

/** The result of the last command. It takes the focus, because the pressed button is gone. */
export function CartStatusMessage({ status, isBusy, error, onUndo }: Props) {
  const statusRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (status) statusRef.current?.focus()
  }, [status])
  return (
    <div className="cart-status">
      <p ref={statusRef} role="status" tabIndex={-1}>
        {status && <CartStatusText kind={status.kind} />}
      </p>
      {(status?.kind === 'removed' || status?.kind === 'forgotten') && (
        <Button look="quiet" isBusy={isBusy} onClick={onUndo}>
          <Trans>Put it back</Trans>
        </Button>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  )
}

function CartStatusText({ kind }: Pick<CartStatus, 'kind'>) {
  if (kind === 'removed') return <Trans>The pair is removed from the cart.</Trans>
  if (kind === 'forgotten') return <Trans>The pair is removed.</Trans>
  if (kind === 'put_back') return <Trans>The pair is in the cart again.</Trans>
  if (kind === 'saved') return <Trans>The pair is saved for later.</Trans>
  return <Trans>The pair is in the cart.</Trans>
}
