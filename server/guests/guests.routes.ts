import { randomUUID } from 'node:crypto'
import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Tokens } from '#server/access/tokens.ts'

export function guestRoutes({ plainCall }: Calls, { tokens }: { readonly tokens: Tokens }): void {
  plainCall(endpoints.issueGuest, async () => ok({ guest_token: await tokens.signGuest(randomUUID()) }))
}
