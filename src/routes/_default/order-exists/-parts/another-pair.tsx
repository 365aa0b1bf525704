import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { fail } from '#domain/result.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import '#src/styles/order.css'

/**
 * Requests the grant for one more pair while an order is open, and links to its first step. Guards check the
 * grant with the server at every page.
 */
export function AnotherPair({ mayMake }: { mayMake: boolean }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { api } = router.options.context
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<ErrorCode>()

  /** Loads `callOnce` and the endpoint with the request, so that no page waits for them. */
  async function requestAnotherPair() {
    const parts = [import('#src/api/call-once.ts'), import('#domain/contract/checkout.ts')] as const
    const loaded = await Promise.all(parts).catch(() => undefined)
    if (!loaded) return fail('NETWORK_ERROR')
    const [{ callOnce }, { requestAdditionalOrder }] = loaded
    return callOnce(api, requestAdditionalOrder, undefined)
  }

  async function makeAnother(): Promise<void> {
    setError(undefined)
    const granted = await whileBusy(requestAnotherPair())
    if (granted.ok) await router.navigate({ to: '/tabi-gen-01/scan' })
    else setError(granted.code === 'no_paid_order' ? 'UNKNOWN_ERROR' : granted.code)
  }

  return (
    <section className="another-pair" aria-labelledby="another-pair">
      <h2 id="another-pair">
        <Trans>Would you like another pair?</Trans>
      </h2>
      {mayMake ? (
        <>
          <p>
            <Trans>You can place one more order now. This order stays as it is.</Trans>
          </p>
          <NextLink to="/tabi-gen-01/scan" quiet>
            <Trans>Continue with the other pair</Trans>
          </NextLink>
        </>
      ) : (
        <>
          <p>
            <Trans>You can place one more order before this one arrives. This order stays as it is.</Trans>
          </p>
          {error && <ErrorCard what={i18n._(errorMessages[error])} code={error} onRetry={() => void makeAnother()} />}
          <Button look="quiet" isBusy={isBusy} onClick={() => void makeAnother()}>
            <Trans>Make another pair</Trans>
          </Button>
        </>
      )}
    </section>
  )
}
