import { settings } from '#domain/settings.ts'
import type { CallerPort, GuestCaller } from './caller.ts'

export type Callers = { readonly session: CallerPort; readonly guest: GuestCaller }

/**
 * The headers that identify the caller; `nobody` without credentials, `unanswered` when the server could not
 * be asked for them.
 */
export type CallerHeaders =
  | { readonly headers: Record<string, string>; readonly token?: string }
  | 'nobody'
  | 'unanswered'

/**
 * Identifies the caller for data of their own: a customer, or a guest who has done something here. Any other
 * guest has nothing to read.
 */
export async function whoCalls(
  { session, guest }: Callers,
  needs: 'customer' | 'visitor',
  signal?: AbortSignal,
): Promise<CallerHeaders> {
  const who = await session.credential(signal)
  if (who.kind === 'token') return { headers: { authorization: `Bearer ${who.token}` }, token: who.token }
  if (who.kind === 'unanswered') return 'unanswered'
  const known = needs === 'visitor' ? guest.storedGuestToken() : undefined
  return known === undefined ? 'nobody' : { headers: { [settings.guest.header]: known } }
}
