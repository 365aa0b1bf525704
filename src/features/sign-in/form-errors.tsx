import { Trans } from '@lingui/react/macro'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useSignInErrorText } from './use-sign-in-error-text.ts'

export { readSignUpDetails } from '#domain/account/sign-up-details.ts'

export type FormErrorsProps = {
  /** By the ids of the fields. */
  errors: readonly { field: string; text: string }[]
  error: VerificationError | undefined
}

/** Why a form could not be sent: invalid fields, or an error of the API. */
export function FormErrors({ errors, error }: FormErrorsProps) {
  const errorText = useSignInErrorText()
  if (errors.length > 0) return <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />
  if (!error || error.code === 'INVALID_INPUT') return null
  return (
    <Notice tone="error" isLive>
      {errorText(error)}
    </Notice>
  )
}
