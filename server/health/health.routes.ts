import * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { OpenDatabase } from '#server/open-database.ts'

type Parts = {
  readonly isProduction: boolean
  readonly buildId: string | null
  readonly mail: Pick<Mailroom, 'mailbox'>
  database(): OpenDatabase | undefined
  isStopping(): boolean
  paymentHosts(): readonly string[]
}

/** Whether the shop is up, and which shop it is. */
export function healthRoutes({ plainCall }: Calls, parts: Parts): void {
  plainCall(endpoints.livez, async () => ok({}))
  // Ready is a shop whose database answers and that nobody has asked to stop.
  plainCall(endpoints.readyz, async () => {
    const isReady = !parts.isStopping() && ((await parts.database()?.isReady()) ?? false)
    return isReady ? ok({}) : fail('UNAVAILABLE', undefined)
  })
  plainCall(endpoints.shopState, async () =>
    ok({
      mode: parts.isProduction ? 'production' : 'demo',
      build_id: parts.buildId,
      payment_hosts: [...parts.paymentHosts()],
      mailbox: parts.mail.mailbox,
    }),
  )
}
