import { CatchBoundary, type RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Place = {
  /** After the page, or before it. */
  readonly at?: 'append' | 'prepend'
  readonly className?: string
  /** Announces what appears there. */
  readonly ariaLive?: 'polite'
}

/**
 * Shows something beside every page from now on: a banner, a question, toasts. It is rendered in the React root of the
 * page, and in an element of its own outside of it. If it fails it disappears, and the page goes on.
 */
export function showOverlay({ options }: RegisteredRouter, shown: ReactNode, container: Place = {}): void {
  const { at = 'append', className = 'overlay', ariaLive } = container
  const element = document.createElement('div')
  element.className = className
  if (ariaLive) element.ariaLive = ariaLive
  document.body[at](element)
  const { overlays } = options.context
  const overlay = createPortal(
    <CatchBoundary getResetKey={() => 'overlay'} errorComponent={() => null} onCatch={(error) => reportError(error)}>
      {shown}
    </CatchBoundary>,
    element,
    String(overlays.get().length),
  )
  overlays.set([...overlays.get(), overlay])
}
