import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Screen } from '#src/ui/screen.tsx'
import { FirstLook } from './shapediver/-parts/first-look.tsx'

export const Route = createFileRoute('/_default/shapediver')({
  staticData: { title: msg`From all sides`, description: msg`The shoe as a 3D model.` },
  component: Shapediver,
})

function Shapediver() {
  return (
    <>
      <Screen
        heading={<Trans>From all sides</Trans>}
        lead={
          <Trans>
            You can look at a shoe before it’s made. Your device works out the 3D model from the measurements, and
            nothing is sent anywhere.
          </Trans>
        }
      />
      <FirstLook />
    </>
  )
}
