import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { useWhenHere } from '#src/page/use-when-here.ts'
import { type EditionNow, editionNow } from './edition-now.ts'
import { EditionStatusMessage } from './edition-status-message.tsx'
import { followEdition } from './follow-edition.ts'
import type { SoldOutProps } from './sold-out.tsx'

const loadSoldOut = () => import('./sold-out.tsx')

/** The number of pairs left, updated while the page is open; once sold out, a link to the waitlist. */
export function Count() {
  const { api } = useRouter().options.context
  const edition = useSyncExternalStore(editionNow.onChange, editionNow.get)
  const look = useRef(async () => {})
  useEffect(() => {
    const following = followEdition(api)
    look.current = following.look
    return following.end
  }, [api])
  if (!edition) return null
  return (
    <>
      {edition.is_sold_out ? (
        <SoldOut pairs={edition.pairs} onNumbers={() => void look.current()} />
      ) : (
        <Left edition={edition} />
      )}
      <EditionStatusMessage isSoldOut={edition.is_sold_out} />
    </>
  )
}

/** Lazy-loaded, because most pages never show it. */
function SoldOut(props: SoldOutProps) {
  const part = useWhenHere(loadSoldOut)
  return part && <part.SoldOut {...props} />
}

function Left({ edition: { pairs, free: left } }: { edition: EditionNow }) {
  return (
    <>
      <p className="edition-left">
        <Trans>
          <b>{left}</b> of {pairs} pairs left
        </Trans>
      </p>
      <div className="edition-ruler" aria-hidden="true">
        <i style={{ '--at': `${(Math.max(0, pairs - left) / pairs) * 100}%` } as CSSProperties} />
        <span>1</span>
        <span>{pairs}</span>
      </div>
    </>
  )
}
