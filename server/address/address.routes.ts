import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { listAddresses } from './address-book.ts'
import { lookUpAddress, lookUpCountries } from './look-up-address.ts'
import type { PostcodePort } from './postcode-port.ts'
import { removeAddress } from './remove-address.ts'
import { saveAddress } from './save-address.ts'

type AddressRoutesDeps = { readonly postcodes: PostcodePort; now(): Date }

export function addressRoutes(
  { plainCall, customerCall, customerCommand }: Calls,
  { postcodes, now }: AddressRoutesDeps,
): void {
  plainCall(endpoints.lookUpAddress, lookUpAddress(postcodes))
  plainCall(endpoints.lookUpCountries, async () => ok(lookUpCountries(postcodes)))
  customerCall(endpoints.listAddresses, async (db, { customerId }) => ok(await listAddresses(db, customerId)))
  customerCommand(endpoints.saveAddress, saveAddress(now))
  customerCommand(endpoints.removeAddress, removeAddress)
}
