import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The overlays that accompany every page. There are none before hydration. */
export function OverlayPortals() {
  const { onChange, get } = useRouter().options.context.overlays
  return useSyncExternalStore(onChange, get, get)
}
