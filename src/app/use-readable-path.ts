import { useHydrated, useRouterState } from '@tanstack/react-router'
import { readablePath } from '#domain/navigation/readable-path.ts'

/**
 * The path of the page that is asked for, as a person would write it, without its language. Every path without a page
 * has the same file, so at the very first it is not known.
 */
export function useReadablePath(): string {
  const path = useRouterState({ select: ({ location }) => readablePath(location.href.replace(/[?#].*$/, '')) })
  return useHydrated() ? path : ''
}
