import { Trans } from '@lingui/react/macro'
import { shopState } from '#domain/contract/shop.ts'
import { useLive } from '#src/api/use-live.ts'

/** A demo sends no real mail. This links to its mailbox, a page of the shop. */
export function DemoMailbox({ email }: { email: string }) {
  const [state] = useLive(shopState)
  const mailbox = state?.ok ? state.value.mailbox : undefined
  if (!mailbox) return null
  return (
    <p>
      <a className="text-link" href={`${mailbox}?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
        <Trans>This is a demo: open its mailbox</Trans>
      </a>
    </p>
  )
}
