import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

type Overlay = { readonly place: HTMLElement; readonly shown: ReactNode }

type Place = {
  /** Where in the document: after the page, or before it. */
  readonly at?: 'append' | 'prepend'
  readonly className?: string
  /** Announces what appears there. */
  readonly ariaLive?: 'polite'
}

/** What is shown beside every page once the shop runs: banners, questions, toasts. */
export type Overlays = {
  show(shown: ReactNode, place?: Place): void
  list(): readonly Overlay[]
  onChange(notify: () => void): () => void
}

export function createOverlays(): Overlays {
  const listeners = new Set<() => void>()
  let overlays: readonly Overlay[] = []
  return {
    show(shown, { at = 'append', className = 'overlay', ariaLive } = {}) {
      const place = document.createElement('div')
      place.className = className
      if (ariaLive) place.ariaLive = ariaLive
      document.body[at](place)
      overlays = [...overlays, { place, shown }]
      for (const notify of listeners) notify()
    },
    list: () => overlays,
    onChange(notify) {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}

/** Renders the overlays outside of the page, in its React root. An overlay that fails is taken away, and the page goes on. */
export function OverlayPortals() {
  const { onChange, list } = useRouter().options.context.overlays
  return useSyncExternalStore(onChange, list, list).map(({ place, shown }, index) =>
    createPortal(
      <CatchBoundary getResetKey={() => 'overlay'} errorComponent={() => null} onCatch={reportError}>
        {shown}
      </CatchBoundary>,
      place,
      String(index),
    ),
  )
}
