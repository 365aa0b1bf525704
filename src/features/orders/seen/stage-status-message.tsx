import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

type Props = { order: OrderView }

/** The workshop's progress. With a single pair there is no count to show. */
export function CheckProgress({ order }: Props) {
  return (
    <>
      <Trans>
        The workshop looks at both feet and prepares both shoes. If a foot has to be measured again, we write which one
        and why.
      </Trans>
      <CheckedCount order={order} />
    </>
  )
}

export function CheckedCount({ order: { pairs } }: Props) {
  const count = pairs.length
  const done = pairs.filter(({ checked }) => checked !== 'waiting').length
  if (count === 1) return null
  return (
    <>
      {' '}
      <Trans>
        {done} of {count} pairs checked.
      </Trans>
    </>
  )
}

/** The shipping carrier and its tracking page, from the shop's own list of carriers. */
export function Parcel({ order: { carrier, tracking_number: parcel, tracking_url: trackingUrl } }: Props) {
  if (carrier === null) return null
  return (
    <>
      <Trans>
        {carrier}, parcel {parcel}
      </Trans>
      {trackingUrl !== null && (
        <>
          {' '}
          <a className="text-link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
            <Trans>Track the parcel (new tab)</Trans>
          </a>
        </>
      )}
    </>
  )
}

/** What delays the refund, or that it is on its way. */
export function MoneyBack({ order: { refund } }: Props) {
  if (refund === 'needs_account')
    return <Trans>Our payment partner e-mails you and asks for a bank account. The money goes there.</Trans>
  if (refund === 'failed')
    return <Trans>The refund hasn’t worked yet. We see to it; you don’t need to do anything.</Trans>
  return <Trans>What you paid is on its way back to you. We’ll write to you when it’s done.</Trans>
}
