import * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { OpenDatabase } from '#server/open-database.ts'

type HealthRoutesDeps = {
  readonly isProduction: boolean
  readonly buildId: string | null
  readonly mail: Pick<Mailer, 'mailbox'>
  database(): OpenDatabase | undefined
  isStopping(): boolean
  /** Whether only a restart helps: the database has not answered for long. */
  isStuck(): boolean
  /** What works, and is not as it should be. */
  warnings(): readonly string[]
  paymentHosts(): readonly string[]
}

/** Reports whether the shop is up, and which shop it is. */
export function healthRoutes({ plainCall }: Calls, deps: HealthRoutesDeps): void {
  plainCall(endpoints.livez, async () => (deps.isStuck() ? fail('UNAVAILABLE') : ok({})))
  // Ready means that the database answers and no stop was requested.
  plainCall(endpoints.readyz, async () => {
    const isReady = !deps.isStopping() && ((await deps.database()?.isReady()) ?? false)
    return isReady ? ok({ warnings: [...deps.warnings()] }) : fail('UNAVAILABLE')
  })
  plainCall(endpoints.shopState, async () =>
    ok({
      mode: deps.isProduction ? 'production' : 'demo',
      build_id: deps.buildId,
      payment_hosts: [...deps.paymentHosts()],
      mailbox: deps.mail.mailbox,
    }),
  )
}
