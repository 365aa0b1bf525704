import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import type { SaveAddressRequest } from '#domain/contract/addresses.ts'
import * as addressCalls from '#domain/contract/addresses.ts'
import { fail, ok } from '#domain/result.ts'
import type { ApiClient } from '#src/api/api.ts'

const london = { name: 'Ann Lee', postcode: 'SW1A 2AA', line_1: '10 Downing Street', city: 'LONDON' }
const tokyo = {
  family_name: '山田',
  given_name: '花子',
  family_kana: 'ヤマダ',
  given_kana: 'ハナコ',
  postcode: '100-0001',
  region: '東京都',
  city: '千代田区',
  line_1: '千代田1-1',
}

const suggestions: Readonly<Record<string, readonly AddressSuggestion[]>> = {
  'SW1A 2AA': [
    { postcode: 'SW1A 2AA', line_1: '10 Downing Street', city: 'LONDON' },
    { postcode: 'SW1A 2AA', line_1: '11 Downing Street', city: 'LONDON' },
  ],
  '100-0001': [{ postcode: '100-0001', region: '東京都', city: '千代田区', line_1: '千代田' }],
  '498-0000': [
    { postcode: '498-0000', region: '愛知県', city: '弥富市' },
    { postcode: '498-0000', region: '三重県', city: '桑名郡木曽岬町' },
  ],
}

export async function pretendLookUp(postcode: string) {
  return ok({ suggestions: suggestions[postcode] ?? [], isComplete: !postcode.includes('-') })
}

type PretendAddress = { id: string; country: string; fields: AddressSuggestion; is_default: boolean }
type SaveAddressBody = SaveAddressRequest

let addresses: readonly PretendAddress[] = [
  { id: '1', country: 'JP', fields: tokyo, is_default: true },
  { id: '2', country: 'GB', fields: london, is_default: false },
]

function saved({
  id = String(addresses.length + 10),
  country,
  fields,
  is_default,
}: SaveAddressBody): readonly PretendAddress[] {
  const others = addresses.map((one) => ({ ...one, is_default: one.is_default && !is_default }))
  const address = { id, country, fields, is_default: is_default || addresses.length === 0 }
  const isKnown = addresses.some((one) => one.id === id)
  return isKnown ? others.map((one) => (one.id === id ? address : one)) : [...others, address]
}

function removed(id: string): readonly PretendAddress[] {
  const others = addresses.filter((one) => one.id !== id)
  return others.map((one, index) => ({ ...one, is_default: index === 0 }))
}

/** A fake API that answers like the shop, and loses its data when the page closes. */
export const pretendApi = (async (endpoint: unknown, body?: unknown, options?: { query?: { postcode: string } }) => {
  if (endpoint === addressCalls.lookUpCountries) return ok({ countries: ['GB', 'JP'], only: [] })
  if (endpoint === addressCalls.lookUpAddress) {
    const { value } = await pretendLookUp(options?.query?.postcode ?? '')
    return ok({ suggestions: value.suggestions, is_complete: value.isComplete })
  }
  if (endpoint === addressCalls.saveAddress) addresses = saved(body as SaveAddressBody)
  else if (endpoint === addressCalls.removeAddress) addresses = removed((body as { id: string }).id)
  else if (endpoint !== addressCalls.listAddresses) return fail('NOT_FOUND')
  return ok({ addresses })
}) as ApiClient
