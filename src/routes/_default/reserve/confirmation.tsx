import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { MethodStoreDrawing } from '#src/ui/drawings/method-store.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/reserve/confirmation')({
  staticData: { title: msg`Your store visit`, description: msg`What to expect at the store.`, unlisted: true },
  component: ReserveConfirmation,
})

function ReserveConfirmation() {
  const minutes = settings.measuring.storeMinutes
  return (
    <Screen
      heading={<Trans>Your store visit</Trans>}
      lead={
        <Trans>
          We measure your bare feet: first the left, then the right. Then we look at the result together. You can come
          in socks.
        </Trans>
      }
      drawing={<MethodStoreDrawing />}
    >
      <p>
        <Trans>It takes about {minutes} minutes. You don’t have to buy anything.</Trans>
      </p>
      <NextLink to="/reserve">
        <Trans>See the stores</Trans>
      </NextLink>
    </Screen>
  )
}
