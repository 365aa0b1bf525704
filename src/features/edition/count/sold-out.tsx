import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWaitlistPosition, type WaitlistPosition } from '#src/features/waitlist/use-waitlist-position.ts'
import type { WaitlistSheetProps } from '#src/features/waitlist/waitlist-sheet.tsx'
import { Lazy } from '#src/lib/lazy.tsx'

const noAnswer = msg`Network error`
const load = () => import('#src/features/waitlist/waitlist-sheet.tsx')

export type SoldOutProps = Pick<WaitlistSheetProps, 'pairs' | 'onNumbers'>

/**
 * The edition is sold out: shows the visitor's position on the waitlist and the button to open it. Its sheet is loaded
 * on demand, because few visitors see it.
 */
export function SoldOut({ pairs, onNumbers }: SoldOutProps) {
  const [waitlistPosition, setWaitlistPosition] = useWaitlistPosition()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <p className="edition-left">
        <Said waitlistPosition={waitlistPosition} pairs={pairs} />
      </p>
      <button
        type="button"
        className="text-link text-link-alone"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <WaitlistLink waitlistPosition={waitlistPosition} />
      </button>
      {isOpen && (
        <Lazy load={load} messages={['waitlist']} failed={() => <ListFailed onClose={close} />}>
          {({ WaitlistSheet }) => (
            <WaitlistSheet
              pairs={pairs}
              waitlistPosition={waitlistPosition}
              onPositionChange={setWaitlistPosition}
              onNumbers={onNumbers}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

function Said({ waitlistPosition, pairs }: { waitlistPosition: WaitlistPosition | null; pairs: number }) {
  if (!waitlistPosition) return <Trans>All {pairs} pairs are taken.</Trans>
  if (!waitlistPosition.reserved) return <Trans>You’re on the waiting list.</Trans>
  const { number } = waitlistPosition.reserved
  return <Trans>We hold number {number} for you.</Trans>
}

function WaitlistLink({ waitlistPosition }: { waitlistPosition: WaitlistPosition | null }) {
  if (!waitlistPosition) return <Trans>Join the waiting list</Trans>
  return waitlistPosition.reserved ? <Trans>See until when</Trans> : <Trans>See your place</Trans>
}

/** Shows a toast that the waitlist could not be loaded; pressing again retries. */
function ListFailed({ onClose }: { onClose: () => void }) {
  const { notify } = useRouter().options.context
  // biome-ignore lint/correctness/useExhaustiveDependencies: notifies once
  useEffect(() => {
    notify(noAnswer, 'error')
    onClose()
  }, [])
  return null
}
