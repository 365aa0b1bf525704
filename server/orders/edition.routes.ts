import * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { createEditionNow } from '#server/edition/edition-now.ts'
import { leaveWaitlist } from '#server/edition/leave-waitlist.ts'
import { loadWaitlistPosition } from '#server/edition/waitlist-position.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { getOwnerId, lockOwner, toOwner } from '#server/scans/owner.ts'
import { joinEditionWaitlist } from './join-edition-waitlist.ts'

type EditionRoutesDeps = { readonly mail: Mailer; now(): Date }

export function editionRoutes(
  { openCall, visitorCall, visitorCommand }: Calls,
  { mail, now }: EditionRoutesDeps,
): void {
  const editionNow = createEditionNow()
  openCall(endpoints.getEdition, async (db) => ok(await editionNow(db)))
  visitorCall(endpoints.loadEditionWaitlistPosition, async (db, visitor) =>
    ok(await loadWaitlistPosition(db, getOwnerId(toOwner(visitor)))),
  )
  visitorCommand(endpoints.joinEditionWaitlist, joinEditionWaitlist(now))
  visitorCommand(endpoints.leaveEditionWaitlist, async (transaction, visitor) => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    await leaveWaitlist(transaction, { mail }, getOwnerId(owner), now())
    return ok(await loadWaitlistPosition(transaction, getOwnerId(owner)))
  })
}
