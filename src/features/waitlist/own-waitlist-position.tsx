import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { leaveEditionWaitlist } from '#domain/contract/waitlists.ts'
import { callOnce } from '#src/api/call-once.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { buttonLook } from '#src/ui/button-look.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { WaitlistPosition } from './use-waitlist-position.ts'

type Props = { waitlistPosition: WaitlistPosition; onLeft: () => void; onClose: () => void }

/** The visitor's position on the waitlist, or the number reserved for them; and a button to leave. */
export function OwnWaitlistPosition({ waitlistPosition, onLeft, onClose }: Props) {
  const { i18n } = useLingui()
  const { api } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<ErrorCode>()
  const start = useRef<HTMLDivElement>(null)

  // The form that was sent is gone, so the focus moves here.
  useEffect(() => start.current?.focus(), [])

  async function leave(): Promise<void> {
    setError(undefined)
    const answer = await whileBusy(callOnce(api, leaveEditionWaitlist, undefined))
    if (answer.ok) onLeft()
    else setError(answer.code)
  }

  return (
    <div className="waitlist">
      <div ref={start} tabIndex={-1}>
        {waitlistPosition.reserved ? (
          <ReservedNumber reservation={waitlistPosition.reserved} />
        ) : (
          <WaitlistedNotice waitlistPosition={waitlistPosition} />
        )}
      </div>
      {error && (
        <Notice tone="error" isLive>
          {i18n._(errorMessages[error])}
        </Notice>
      )}
      <div className="actions">
        {waitlistPosition.reserved ? (
          // In the cart the link navigates nowhere and only closes the sheet.
          <Link to="/cart" className={buttonLook('verb')} onClick={onClose}>
            <Trans>Go to the cart</Trans>
          </Link>
        ) : (
          <Button onClick={onClose}>
            <Trans>Keep browsing</Trans>
          </Button>
        )}
        <Button look="quiet" isBusy={isBusy} onClick={() => void leave()}>
          <Trans>Leave the waiting list</Trans>
        </Button>
      </div>
    </div>
  )
}

function ReservedNumber({
  reservation: { number, until: iso },
}: {
  reservation: NonNullable<WaitlistPosition['reserved']>
}) {
  const until = useDateText()(iso, true)
  return (
    <p>
      <Trans>
        We hold number {number} for you until {until}. Place your order by then, and it’s yours. Afterwards it goes to
        the next person on the list.
      </Trans>
    </p>
  )
}

function WaitlistedNotice({ waitlistPosition: { ahead, email } }: { waitlistPosition: WaitlistPosition }) {
  return (
    <>
      <p>
        <Plural value={ahead} _0="You’re next." one="# person is ahead of you." other="# people are ahead of you." />
      </p>
      <p>
        <Trans>We’ll e-mail {email} once, when we can hold a number for you.</Trans>
      </p>
    </>
  )
}
