import { redirect } from '@tanstack/react-router'
import { findFailedGuard, findGuard } from '#domain/access/guards.ts'
import type { AccessPort } from '#src/page/access-port.ts'

type Visit = {
  readonly names: readonly string[]
  /** The requested page with its query, without the language prefix. */
  readonly wanted: string
  readonly abandoned: AbortSignal
  readonly access: AccessPort
}

/** The one place that evaluates guards: throws the redirect of the first guard that fails. */
export async function checkGuards({ names, wanted, abandoned, access }: Visit): Promise<void> {
  for (const name of names) findGuard(name)
  if (names.length === 0) return
  const failedGuard = findFailedGuard(names, await access.guardContext(names, abandoned))
  if (!failedGuard) return
  throw redirect({
    to: failedGuard.redirectTo,
    search: failedGuard.preservesWantedPage ? { wanted } : {},
    replace: true,
  })
}
