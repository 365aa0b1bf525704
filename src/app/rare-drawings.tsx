import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

/** The drawings of pages that are rarely shown. If one cannot be loaded, its page shows its text only. */
export const Lost = rareDrawing(async () => (await import('#src/ui/drawings/lost.tsx')).Lost)
export const Misprint = rareDrawing(async () => (await import('#src/ui/drawings/misprint.tsx')).Misprint)

function rareDrawing(load: () => Promise<ComponentType>): ComponentType {
  const Drawing = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  )
  // A prerendered page and its hydration have no drawing: nothing is loaded at build.
  return () => <Suspense>{useHydrated() && <Drawing />}</Suspense>
}
