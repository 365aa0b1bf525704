import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as endpoints from '#domain/contract/endpoints.ts'
import { measureInWorker } from '#src/features/foot-photo/measure-in-worker.ts'
import { useFootPhoto } from '#src/features/foot-photo/use-foot-photo.ts'
import { Screen } from '#src/ui/screen.tsx'
import { Outcome } from './-parts/outcome.tsx'
import { PhotoForm } from './-parts/photo-form.tsx'

export const Route = createFileRoute('/_default/dev/measure')({
  staticData: { title: msg`Measure a foot from a photo`, unlisted: true },
  async beforeLoad({ context }) {
    const state = await context.wire(endpoints.shopState)
    // A tool of those who make the shop: where people buy, there is no such page.
    if (!state.ok || state.value.mode !== 'demo') throw notFound()
  },
  component: MeasurePhoto,
})

/** What the engine sees in a photo, for those who work on it: the screens of customers come later. */
function MeasurePhoto() {
  const footPhoto = useFootPhoto(measureInWorker)
  const { snapshot, send } = footPhoto
  return (
    <>
      <Screen
        heading={<Trans>Measure a foot from a photo</Trans>}
        lead={<Trans>The photo stays on this device. We measure it here and don’t send it anywhere.</Trans>}
      />
      <PhotoForm
        isBusy={snapshot.hasTag('measuring')}
        onMeasure={(photo, question) => send({ type: 'photo.given', wish: { photo, question } })}
        onChanged={() => send({ type: 'photo.changed' })}
      />
      <Outcome footPhoto={footPhoto} />
    </>
  )
}
