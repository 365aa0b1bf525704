import { Trans, useLingui } from '@lingui/react/macro'
import type * as calls from '#domain/contract/account.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { Country } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market.ts'
import type { ApiResult } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { Card } from '#src/ui/card.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

type Props = { profile: ApiResult<typeof calls.userProfile> | undefined; onRetry: () => void }

export function DetailsCard({ profile, onRetry }: Props) {
  const { i18n } = useLingui()
  const heading = <Trans>Your details</Trans>
  if (!profile)
    return (
      <Card heading={heading}>
        <Skeleton lines={3} />
      </Card>
    )
  if (!profile.ok)
    return (
      <Card heading={heading}>
        <ErrorCard what={i18n._(errorMessages[profile.code])} code={profile.code} onRetry={onRetry} />
      </Card>
    )
  const { email, phone_shown: phone } = profile.value
  const name = fullName(profile.value)
  return (
    <Card
      heading={heading}
      actions={
        <NextLink to="/profile/details" quiet>
          {name ? <Trans>Change your details</Trans> : <Trans>Add your name</Trans>}
        </NextLink>
      }
    >
      <ul className="own-details">
        {[name, email, phone].map((line) => line && <li key={line}>{line}</li>)}
        {!name && !email && (
          <li>
            <Trans>You haven’t added your name yet.</Trans>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Both names in the order of the customer's market. */
function fullName({ given_name, family_name, country }: Profile): string {
  const names = needsKana(country as Country) ? [family_name, given_name] : [given_name, family_name]
  return names.filter(Boolean).join(' ')
}
