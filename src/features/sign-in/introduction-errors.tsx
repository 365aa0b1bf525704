import { Trans } from '@lingui/react/macro'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

type Props = { errors: readonly { field: string; text: string }[] }

/** What kept the form from being sent, when it is more than can be seen at once. */
export function IntroductionErrors({ errors }: Props) {
  if (errors.length === 0) return null
  return <ErrorSummary heading={<Trans>Please look at these once more</Trans>} errors={errors} />
}
