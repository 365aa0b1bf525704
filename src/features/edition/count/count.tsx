import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { Lazy } from '#src/lib/lazy.tsx'
import { type EditionNow, editionNow } from './edition-now.ts'
import { followEdition } from './follow-edition.ts'
import { News } from './news.tsx'

/** Most pages never show it. */
const loadSoldOut = () => import('./sold-out.tsx')

/** How many pairs are left, as the shop says while the page is open; with none left, the way to the list. */
export function Count() {
  const { wire } = useRouter().options.context
  const edition = useSyncExternalStore(editionNow.onChange, editionNow.get)
  const look = useRef(async () => {})
  useEffect(() => {
    const following = followEdition(wire)
    look.current = following.look
    return following.end
  }, [wire])
  if (!edition) return null
  return (
    <>
      {edition.is_sold_out ? (
        <Lazy load={loadSoldOut} failed={() => null}>
          {({ SoldOut }) => <SoldOut pairs={edition.pairs} onNumbers={() => void look.current()} />}
        </Lazy>
      ) : (
        <Left edition={edition} />
      )}
      <News isSoldOut={edition.is_sold_out} />
    </>
  )
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
