import { Trans } from '@lingui/react/macro'
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Props = { isUnanswered: boolean; isPending: boolean; send: (event: CheckoutEvent) => void }

/** An order that waits for a connection, or whose outcome is unknown. */
export function Unsettled({ isUnanswered, isPending, send }: Props) {
  if (isUnanswered)
    return (
      <Notice tone="caution" heading={<Trans>We don’t know yet whether your order arrived</Trans>}>
        <p>
          {isPending ? (
            <Trans>
              You’re offline. We look it up as soon as you’re online again. It’s never placed twice. You can leave this
              page open, or come back to it.
            </Trans>
          ) : (
            <Trans>
              We’re looking it up. It’s never placed twice. You can leave this page open, or come back to it.
            </Trans>
          )}
        </p>
        {!isPending && (
          <Button look="quiet" onClick={() => send({ type: 'answer.wanted' })}>
            <Trans>Look it up now</Trans>
          </Button>
        )}
      </Notice>
    )
  if (!isPending) return null
  return (
    <Notice tone="caution" heading={<Trans>Your order hasn’t been sent yet</Trans>}>
      <p>
        <Trans>
          You’re offline. It’s sent by itself as soon as you’re online again. Leave this page open until then. If you
          close it, it isn’t ordered, and what you typed stays here.
        </Trans>
      </p>
      <Button look="quiet" onClick={() => send({ type: 'order.withdrawn' })}>
        <Trans>Don’t send it</Trans>
      </Button>
    </Notice>
  )
}
