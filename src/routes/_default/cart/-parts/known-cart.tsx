import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CartScreen } from './cart-screen.tsx'

const load = () => import('./lines/cart-lines.tsx')
/** Uppers, colours and feels are called as where they are chosen. */
const rooms = ['shoe-viewer', 'designs'] as const

/** The cart of somebody who may have put a pair into it. */
export function KnownCart() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  const [isEmpty, setIsEmpty] = useState(false)
  const [news, setNews] = useState<{ readonly is: 'removed' }>()
  const told = useRef<HTMLParagraphElement>(null)

  // What was pressed is gone; whoever reads goes on at what came of it.
  useEffect(() => {
    if (news) told.current?.focus()
  }, [news])

  return (
    <>
      <CartScreen
        isEmpty={isEmpty}
        news={
          <p ref={told} className="cart-news" role="status" tabIndex={-1}>
            {news && <Trans>The pair is removed from the cart.</Trans>}
          </p>
        }
      />
      {part === undefined ? (
        <Skeleton lines={6} />
      ) : part === 'missing' ? (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      ) : (
        <part.CartLines onHeard={(count) => setIsEmpty(count === 0)} onRemoved={() => setNews({ is: 'removed' })} />
      )}
    </>
  )
}
