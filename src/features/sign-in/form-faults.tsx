import { Trans } from '@lingui/react/macro'
import type { Fault } from '#machines/sign-in/sign-in.types.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFaultText } from './use-fault-text.ts'

export { readIntroduction } from '#domain/account/introduction.ts'

export type FormFaultsProps = {
  /** By the ids of the fields. */
  errors: readonly { field: string; text: string }[]
  fault: Fault | undefined
}

/** What kept a form from being sent: some of its fields, or the shop. */
export function FormFaults({ errors, fault }: FormFaultsProps) {
  const faultText = useFaultText()
  if (errors.length > 0) return <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />
  if (!fault || fault.code === 'INVALID_INPUT') return null
  return (
    <Notice tone="wrong" isNews>
      {faultText(fault)}
    </Notice>
  )
}
