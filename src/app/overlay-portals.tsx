import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** What is shown beside every page; there is nothing before the page is hydrated. */
export function OverlayPortals() {
  const { onChange, get } = useRouter().options.context.overlays
  return useSyncExternalStore(onChange, get, get)
}
