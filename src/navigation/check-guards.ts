import { redirect } from '@tanstack/react-router'
import { findGuard, firstRefusal } from '#domain/access/guards.ts'
import type { AccessPort } from './access-port.ts'

type Visit = {
  readonly names: readonly string[]
  /** The wanted page with its query, without language. */
  readonly wanted: string
  readonly preload: boolean
  readonly abandoned: AbortSignal
  readonly access: AccessPort
}

/** The one place where guards are resolved: throws the redirect that the first refusing guard asks for. */
export async function checkGuards({ names, wanted, preload, abandoned, access }: Visit): Promise<void> {
  for (const name of names) findGuard(name)
  // A page that is only fetched ahead shows nothing yet, so it need not wait for the visitor's facts.
  if (names.length === 0 || preload) return
  const refusal = firstRefusal(names, await access.facts(abandoned))
  if (!refusal) return
  throw redirect({ to: refusal.otherwise, search: refusal.keepsWantedPage ? { wanted } : {}, replace: true })
}
