import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListProps } from '#src/features/edition-list/list-sheet.tsx'
import { type Place, usePlace } from '#src/features/edition-list/use-place.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'

const noAnswer = msg`Network error`
const load = () => import('#src/features/edition-list/list-sheet.tsx')
const rooms = ['edition-list'] as const

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
      {isOpen && <List pairs={pairs} place={place} onPlace={setPlace} onNumbers={onNumbers} onClose={close} />}
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

/** Where it does not come, that is said in passing, and another press asks for it again. */
function List(props: ListProps) {
  const { tell } = useRouter().options.context
  const [part] = useLatePart(load, rooms)
  const { onClose } = props
  const isMissing = part === 'missing'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once, when it turns out to be missing
  useEffect(() => {
    if (!isMissing) return
    tell(noAnswer, 'wrong')
    onClose()
  }, [isMissing])
  return part !== undefined && part !== 'missing' && <part.ListSheet {...props} />
}
