import type { AddressError, AddressErrorCode } from '#domain/address/read-address.ts'
import { toFieldErrors } from '#domain/contract/field-errors.ts'
import { fail } from '#domain/result.ts'

/** The wire's words for what the rule finds. */
const fieldErrorKinds: Record<AddressErrorCode, string> = {
  missing: 'invalid_type',
  too_long: 'too_big',
  not_plain: 'invalid_format',
  not_kana: 'invalid_format',
  no_postcode: 'invalid_format',
  no_prefecture: 'invalid_value',
  not_asked: 'unrecognized_keys',
}

/** An address that cannot be one, told by the fields of the body that it came in. */
export function failWithAddressErrors(errors: readonly AddressError[], path: readonly string[]) {
  const fields = toFieldErrors(
    errors.map(({ field, code }) => ({ code: fieldErrorKinds[code], path: [...path, field] })),
  )
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}
