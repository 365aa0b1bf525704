import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const text = z.optional(z.string().check(z.maxLength(400)))
/** Every text field that an address of some country may have. */
export const addressTexts = {
  name: text,
  family_name: text,
  given_name: text,
  family_kana: text,
  given_kana: text,
  has_no_kana: text,
  postcode: text,
  region: text,
  city: text,
  line_1: text,
  line_2: text,
}

export const lookUpAddressRequest = z.strictObject({
  country: z.string().check(z.maxLength(2)),
  postcode: z.string().check(z.maxLength(20)),
})
export type LookUpAddressRequest = z.infer<typeof lookUpAddressRequest>

export const lookUpAddressResponse = z.object({
  suggestions: z.array(z.object(addressTexts)),
  is_complete: z.boolean(),
})
export type LookUpAddressResponse = z.infer<typeof lookUpAddressResponse>

/** `only` limits the lookup of a country to the postcodes that a demo knows. */
export const lookUpCountriesResponse = z.object({
  countries: z.array(z.string()),
  only: z.array(z.object({ country: z.string(), postcodes: z.array(z.string()) })),
})
export type LookUpCountriesResponse = z.infer<typeof lookUpCountriesResponse>

export const addressList = z.object({
  addresses: z.array(
    z.object({ id: z.string(), country: z.string(), fields: z.object(addressTexts), is_default: z.boolean() }),
  ),
})
export type AddressList = z.infer<typeof addressList>

/** The country decides which fields belong to an address. */
export const deliveryAddress = z.strictObject({
  country: z.string().check(z.maxLength(2)),
  fields: z.strictObject(addressTexts),
})

/** Without an id, a new address is created. */
export const saveAddressRequest = z.strictObject({
  ...deliveryAddress.shape,
  id: z.optional(z.string().check(z.maxLength(60))),
  is_default: z.boolean(),
})
export type SaveAddressRequest = z.infer<typeof saveAddressRequest>

export const removeAddressRequest = z.strictObject({ id: z.string().check(z.maxLength(60)) })
export type RemoveAddressRequest = z.infer<typeof removeAddressRequest>

export const lookUpAddress = {
  method: 'GET',
  path: '/address/lookup',
  query: lookUpAddressRequest,
  response: lookUpAddressResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const lookUpCountries = {
  method: 'GET',
  path: '/address/lookup/countries',
  response: lookUpCountriesResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const listAddresses = {
  method: 'GET',
  path: '/user/addresses',
  needs: 'customer',
  response: addressList,
  successStatus: 200,
} as const satisfies Endpoint

/** Responds with the address book after the change. */
export const saveAddress = {
  method: 'POST',
  path: '/user/addresses/save',
  body: saveAddressRequest,
  needs: 'customer',
  isIdempotent: true,
  response: addressList,
  successStatus: 200,
  maxBodyBytes: 16_384,
} as const satisfies Endpoint

export const removeAddress = {
  method: 'POST',
  path: '/user/addresses/remove',
  body: removeAddressRequest,
  needs: 'customer',
  isIdempotent: true,
  response: addressList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
