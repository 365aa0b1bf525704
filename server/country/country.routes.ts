import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import { openGeoipDatabase } from './geoip-database.ts'
import { joinCountryWaitlist } from './join-country-waitlist.ts'

type CountryRoutesDeps = { readonly log: Log; now(): Date }

export function countryRoutes({ plainCall, openCall }: Calls, { log, now }: CountryRoutesDeps): void {
  const findCountryByIp = openGeoipDatabase(log)
  plainCall(endpoints.getCountryByIp, async ({ caller }) => ok({ country_code: await findCountryByIp(caller) }))
  openCall(endpoints.joinCountryWaitlist, joinCountryWaitlist(now))
}
