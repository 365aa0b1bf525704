import type { AddressFault, AddressFaultKind } from '#domain/address/read-address.ts'
import { fieldFaults } from '#domain/contract/field-faults.ts'
import { fail } from '#domain/result.ts'

/** The wire's words for what the rule finds. */
const faultCodes: Record<AddressFaultKind, string> = {
  missing: 'invalid_type',
  too_long: 'too_big',
  not_plain: 'invalid_format',
  not_kana: 'invalid_format',
  no_postcode: 'invalid_format',
  no_prefecture: 'invalid_value',
  not_asked: 'unrecognized_keys',
}

/** An address that cannot be one, told by the fields of the body that it came in. */
export function refusedAddress(faults: readonly AddressFault[], path: readonly string[]) {
  const fields = fieldFaults(faults.map(({ field, fault }) => ({ code: faultCodes[fault], path: [...path, field] })))
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}
