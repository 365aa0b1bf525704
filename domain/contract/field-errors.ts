/**
 * Messages for one invalid field, by issue code. They are our own, because the schema library has one message for all
 * codes.
 */
const sentences: Record<string, string> = {
  invalid_type: 'is missing or has the wrong type',
  too_big: 'is too long or too large',
  too_small: 'is too short or too small',
  invalid_format: 'has an invalid format',
  invalid_value: 'is not one of the allowed values',
  unrecognized_keys: 'contains unknown fields',
}

export type FieldError = { readonly field: string; readonly code: string; readonly message: string }

type Issue = { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }

export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.map(({ code = 'custom', path }) => ({
    field: path.map(String).join('.'),
    code,
    message: sentences[code] ?? 'is invalid',
  }))
}
