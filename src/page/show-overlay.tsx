import { CatchBoundary, type RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Place = {
  /** Whether the container comes before or after the page. */
  readonly at?: 'append' | 'prepend'
  readonly className?: string
  /** Makes the container a live region. */
  readonly ariaLive?: 'polite'
}

/**
 * Shows something next to every page from now on: a banner, a dialog, toasts. It is rendered in the React
 * root of the page, but in a DOM element outside of it. If it fails it disappears, and the page stays.
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
