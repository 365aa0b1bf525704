import { settings } from '#domain/settings.ts'
import type { CallerPort, GuestCaller } from './caller.ts'

export type Callers = { readonly session: CallerPort; readonly guest: GuestCaller }

/** What a call says of its caller; or that there is nobody who may call, or that the shop could not be asked who. */
export type CallerHeaders =
  | { readonly headers: Record<string, string>; readonly token?: string }
  | 'nobody'
  | 'unanswered'

/** Who reads what is somebody's own: a customer, or a guest who has done something here. Who never did has nothing to read. */
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
