import {
  addressList,
  addressQuery,
  addressToRemove,
  addressToSave,
  countriesToLookUp,
  foundAddresses,
} from './addresses.ts'
import type { Endpoint } from './endpoint.ts'

export const lookUpAddress = {
  method: 'GET',
  path: '/address/lookup',
  query: addressQuery,
  answer: foundAddresses,
  successStatus: 200,
} as const satisfies Endpoint

export const lookUpCountries = {
  method: 'GET',
  path: '/address/lookup/countries',
  answer: countriesToLookUp,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint

export const listAddresses = {
  method: 'GET',
  path: '/user/addresses',
  needs: 'customer',
  answer: addressList,
  successStatus: 200,
} as const satisfies Endpoint

/** Responds with the address book after the change. */
export const saveAddress = {
  method: 'POST',
  path: '/user/addresses/save',
  body: addressToSave,
  needs: 'customer',
  isIdempotent: true,
  answer: addressList,
  successStatus: 200,
  maxBodyBytes: 16_384,
} as const satisfies Endpoint

export const removeAddress = {
  method: 'POST',
  path: '/user/addresses/remove',
  body: addressToRemove,
  needs: 'customer',
  isIdempotent: true,
  answer: addressList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
