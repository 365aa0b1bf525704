import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as calls from '#domain/contract/account.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AllDetails } from './-parts/details/all-details.tsx'

export const Route = createFileRoute('/_profile/profile/details')({
  staticData: {
    title: msg`Your details`,
    description: msg`Name, addresses, language and consents.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Details,
})

function Details() {
  const { i18n } = useLingui()
  const [profile, retry] = useLive(calls.userProfile)
  return (
    <div className="details">
      <h1>
        <Trans>Your details</Trans>
      </h1>
      <p className="lead">
        <Trans>
          Your name, addresses and language, and what you agreed to and when. You can download everything we keep about
          you, or delete your account.
        </Trans>
      </p>
      {!profile && <Skeleton lines={8} />}
      {profile && !profile.ok && (
        <ErrorCard what={i18n._(errorMessages[profile.code])} code={profile.code} onRetry={retry} />
      )}
      {profile?.ok && <AllDetails savedProfile={profile.value} />}
    </div>
  )
}
