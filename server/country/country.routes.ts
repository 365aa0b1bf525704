import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import { openGeoipDatabase } from './geoip-database.ts'
import { joinWaitingList } from './join-waiting-list.ts'

type Parts = { readonly log: Log; now(): Date }

export function countryRoutes({ plainCall, openCall }: Calls, { log, now }: Parts): void {
  const countryOf = openGeoipDatabase(log)
  plainCall(endpoints.getCountryByIp, async ({ caller }) => ok({ country_code: await countryOf(caller) }))
  openCall(endpoints.joinWaitingList, joinWaitingList(now))
}
