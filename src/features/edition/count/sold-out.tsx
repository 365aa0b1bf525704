import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListProps } from '#src/features/edition-list/list-sheet.tsx'
import { type Place, usePlace } from '#src/features/edition-list/use-place.ts'
import { Lazy } from '#src/lib/lazy.tsx'

const noAnswer = msg`Network error`
const load = () => import('#src/features/edition-list/list-sheet.tsx')

export type SoldOutProps = Pick<ListProps, 'pairs' | 'onNumbers'>

/** All pairs are taken: how this visitor stands with the list, and the way to it. Few see it, so the list comes when it is wanted. */
export function SoldOut({ pairs, onNumbers }: SoldOutProps) {
  const [place, setPlace] = usePlace()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <p className="edition-left">
        <Said place={place} pairs={pairs} />
      </p>
      <button
        type="button"
        className="text-link text-link-alone"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Way place={place} />
      </button>
      {isOpen && (
        <Lazy load={load} messages={['edition-list']} failed={() => <ListFailed onClose={close} />}>
          {({ ListSheet }) => (
            <ListSheet pairs={pairs} place={place} onPlace={setPlace} onNumbers={onNumbers} onClose={close} />
          )}
        </Lazy>
      )}
    </>
  )
}

function Said({ place, pairs }: { place: Place | null; pairs: number }) {
  if (!place) return <Trans>All {pairs} pairs are taken.</Trans>
  if (!place.kept) return <Trans>You’re on the waiting list.</Trans>
  const { number } = place.kept
  return <Trans>We hold number {number} for you.</Trans>
}

function Way({ place }: { place: Place | null }) {
  if (!place) return <Trans>Join the waiting list</Trans>
  return place.kept ? <Trans>See until when</Trans> : <Trans>See your place</Trans>
}

/** Says in passing that the list could not be loaded; another press tries again. */
function ListFailed({ onClose }: { onClose: () => void }) {
  const { tell } = useRouter().options.context
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    tell(noAnswer, 'wrong')
    onClose()
  }, [])
  return null
}
