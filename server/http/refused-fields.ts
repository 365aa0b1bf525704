import { type FieldFault, fieldFaults } from '#domain/contract/field-faults.ts'
import { fail } from '#domain/result.ts'

/** What is wrong with a field, by the contract's kinds of faults. */
export type FaultKind = 'invalid_type' | 'invalid_format' | 'invalid_value' | 'too_small' | 'too_big'

/** A refusal because of some fields, each with its kind of fault. */
export function refusedFields(faults: Iterable<readonly [field: string, kind: FaultKind]>) {
  const fields: FieldFault[] = fieldFaults(Array.from(faults, ([field, code]) => ({ code, path: [field] })))
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}
