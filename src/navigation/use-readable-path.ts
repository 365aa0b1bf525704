import { useRouterState } from '@tanstack/react-router'
import { readablePath } from '#domain/navigation/readable-path.ts'

/** The path of the page that is asked for, as a person would write it, without its language. */
export function useReadablePath(): string {
  return useRouterState({ select: ({ location }) => readablePath(location.href.replace(/[?#].*$/, '')) })
}
