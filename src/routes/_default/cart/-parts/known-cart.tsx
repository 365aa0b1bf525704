import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Heard } from '#src/features/cart-page/cart-lines.tsx'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CartScreen } from './cart-screen.tsx'

const load = () => import('#src/features/cart-page/cart-lines.tsx')
/** Uppers, colours and feels are called as where they are chosen. */
const rooms = ['cart-page', 'shoe-viewer', 'designs'] as const

/** The cart of somebody who may have put a pair into it. */
export function KnownCart() {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  const [{ isEmpty, saved, news }, setHeard] = useState<Heard>({ isEmpty: false, saved: [] })
  const isHere = part !== undefined && part !== 'missing'
  return (
    <>
      <CartScreen isEmpty={isEmpty} saved={saved} news={isHere && news && <part.CartNews {...news} />} />
      {part === undefined ? (
        <Skeleton lines={6} />
      ) : part === 'missing' ? (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      ) : (
        <part.CartLines onHeard={setHeard} />
      )}
    </>
  )
}
