import { useHydrated, useRouterState } from '@tanstack/react-router'
import { readablePath } from '#domain/navigation/readable-path.ts'

/**
 * The requested path as a person would write it, without the language. Empty before hydration, because every
 * path without a page is served by the same file.
 */
export function useReadablePath(): string {
  const path = useRouterState({ select: ({ location }) => readablePath(location.href.replace(/[?#].*$/, '')) })
  return useHydrated() ? path : ''
}
