import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { FootResting } from '#src/ui/drawings/foot-resting.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/cart/instagram-subscription')({
  staticData: {
    title: msg`News about the edition`,
    description: msg`We let you know when something about your edition changes.`,
    unlisted: true,
  },
  component: CartInstagramSubscription,
})

function CartInstagramSubscription() {
  const pairs = settings.edition.pairs
  return (
    <Screen
      heading={<Trans>News about the edition</Trans>}
      lead={<Trans>The edition has {pairs} numbered pairs. We write only when something about it changes.</Trans>}
      drawing={<FootResting />}
    >
      <p>
        <Trans>You can’t sign up here yet.</Trans>
      </p>
      <NextLink to="/cart/confirmation">
        <Trans>Continue</Trans>
      </NextLink>
    </Screen>
  )
}
