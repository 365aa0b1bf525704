import { useLingui } from '@lingui/react/macro'
import type * as calls from '#domain/contract/account-calls.ts'
import type { ApiResult } from '#src/api/api.ts'

/** By the name that the language greets with. Its line is kept free, so that nothing moves when the name comes. */
export function Greeting({ profile }: { profile: ApiResult<typeof calls.userProfile> | undefined }) {
  const { t, i18n } = useLingui()
  const person = profile?.ok ? profile.value : undefined
  const name = i18n.locale === 'ja' ? person?.family_name : person?.given_name
  return <p className="lead dashboard-greeting">{name && t`Hello, ${name}.`}</p>
}
