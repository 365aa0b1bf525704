import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { NameError } from '#domain/address/read-name.ts'
import type { PersonError, PersonLimitCode } from '#domain/scan/person.ts'
import type { FootScanContext } from '#machines/foot-scan/foot-scan.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'

/** The field ids that the error summary links to. */
export const personIds = { name: 'person-name', guardian: 'person-guardian' } as const

const nameErrorTexts: Readonly<Record<NameError, MessageDescriptor>> = {
  missing: msg`Enter a name. A short one is enough.`,
  too_long: msg`This name is too long. Enter a shorter one.`,
  not_plain: msg`We can’t show one of these characters. Please retype the name.`,
}

const personLimitTexts: Readonly<Record<PersonLimitCode, MessageDescriptor>> = {
  people_full: msg`There’s no room for another person. Remove somebody from your scans first, or choose one of those above.`,
  self_exists: msg`You’re already in this list. Choose yourself above, or say that it’s somebody else.`,
}

const guardianMissing = msg`Tick this first: a child’s measurements are kept when a parent or guardian agrees.`

const known: Readonly<Record<string, MessageDescriptor>> = { ...errorMessages, ...personLimitTexts }

/** The errors of the person form by field, and why the person could not be added. */
export function usePersonErrors({
  personErrors,
  personLimit,
  error,
}: Pick<FootScanContext, 'personErrors' | 'personLimit' | 'error'>) {
  const { i18n } = useLingui()
  // Stable until the next submit, because a new list would make the error summary take the focus while the customer
  // types.
  const errors = useMemo(
    () => personErrors.map((one) => ({ of: one.field, field: personIds[one.field], text: i18n._(getErrorText(one)) })),
    [personErrors, i18n],
  )
  const code = personLimit ?? error?.code
  return {
    errors,
    findError: (field: PersonError['field']) => errors.find(({ of }) => of === field)?.text,
    error: code && i18n._(known[code] ?? errorMessages.UNKNOWN_ERROR),
  }
}

function getErrorText(one: PersonError): MessageDescriptor {
  return one.field === 'name' ? nameErrorTexts[one.code] : guardianMissing
}
