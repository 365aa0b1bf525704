import type { AddressError, AddressErrorCode } from '#domain/address/read-address.ts'
import { toFieldErrors } from '#domain/contract/errors.ts'
import { fail } from '#domain/result.ts'

/** The API's error kinds for the errors that the address rules find. */
const fieldErrorKinds: Record<AddressErrorCode, string> = {
  missing: 'invalid_type',
  too_long: 'too_big',
  not_plain: 'invalid_format',
  not_kana: 'invalid_format',
  no_postcode: 'invalid_format',
  no_prefecture: 'invalid_value',
  not_asked: 'unrecognized_keys',
}

/** Fails with `INVALID_INPUT`, naming the fields of the body that contained the invalid address. */
export function failWithAddressErrors(errors: readonly AddressError[], path: readonly string[]) {
  const fields = toFieldErrors(
    errors.map(({ field, code }) => ({ code: fieldErrorKinds[code], path: [...path, field] })),
  )
  return fail('INVALID_INPUT', { fields } as const)
}
