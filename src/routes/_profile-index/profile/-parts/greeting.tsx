import { useLingui } from '@lingui/react/macro'
import type * as calls from '#domain/contract/account.ts'
import type { ApiResult } from '#src/api/api.ts'

/**
 * Greets with the family name in Japanese and the given name otherwise. The line is always there, so that the
 * name causes no layout shift.
 */
export function Greeting({ profile }: { profile: ApiResult<typeof calls.userProfile> | undefined }) {
  const { t, i18n } = useLingui()
  const person = profile?.ok ? profile.value : undefined
  const name = i18n.locale === 'ja' ? person?.family_name : person?.given_name
  return <p className="lead dashboard-greeting">{name && t`Hello, ${name}.`}</p>
}
