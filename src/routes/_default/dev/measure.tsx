import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { callCommon } from '#src/api/call-lazily.ts'
import { measureInWorker } from '#src/features/foot-photo/measure-in-worker.ts'
import { useFootPhoto } from '#src/features/foot-photo/use-foot-photo.ts'
import { measureTraceInWorker } from '#src/features/foot-trace/measure-trace-in-worker.ts'
import { useFootTrace } from '#src/features/foot-trace/use-foot-trace.ts'
import { TraceProtocol } from '#src/features/trace-protocol/trace-protocol.tsx'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { MethodTraceDrawing } from '#src/ui/drawings/method-trace.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Outcome } from './-parts/outcome.tsx'
import { PhotoForm } from './-parts/photo-form.tsx'
import { TraceForm } from './-parts/trace-form.tsx'
import { TraceOutcome } from './-parts/trace-outcome.tsx'

type MeasureMode = 'trace' | 'photo'

export const Route = createFileRoute('/_default/dev/measure')({
  /** Tracing is the default method: the address names only the other one. */
  validateSearch: ({ way }: Record<string, unknown>): { way?: 'photo' } => (way === 'photo' ? { way } : {}),
  staticData: { title: msg`Measure a foot from a photo`, unlisted: true },
  async beforeLoad({ context }) {
    const state = await callCommon(context.api, 'shopState')
    // A developer tool: the page does not exist in production.
    if (!state.ok || state.value.mode !== 'demo') throw notFound()
  },
  component: MeasurePhoto,
})

/** Shows what the measuring engines detect in a photo, for those who develop them. */
function MeasurePhoto() {
  const { way = 'trace' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <Screen
        heading={<Trans>Measure a foot from a photo</Trans>}
        lead={<Trans>The photo stays on this device. We measure it here and don’t send it anywhere.</Trans>}
      />
      <div className="method-choice">
        <RadioCards<MeasureMode>
          legend={<Trans>What does the photo show?</Trans>}
          choices={[
            { value: 'trace', name: <Trans>Traced outline</Trans>, picture: <MethodTraceDrawing /> },
            { value: 'photo', name: <Trans>Photo of a foot</Trans>, picture: <MethodPhoneDrawing /> },
          ]}
          value={way}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'photo' ? { way: chosen } : {}, replace: true, resetScroll: false })
          }
        />
      </div>
      {way === 'trace' ? <ByOutline /> : <ByFoot />}
    </>
  )
}

function ByOutline() {
  const footTrace = useFootTrace(measureTraceInWorker)
  const { snapshot, send } = footTrace
  return (
    <>
      <details className="protocol-fold">
        <summary>
          <Trans>How to draw around a foot</Trans>
        </summary>
        <TraceProtocol heading={2} />
      </details>
      <TraceForm
        isBusy={snapshot.hasTag('measuring')}
        onMeasure={(request) => send({ type: 'photo.chosen', request })}
        onChanged={() => send({ type: 'photo.changed' })}
      />
      <TraceOutcome footTrace={footTrace} />
    </>
  )
}

function ByFoot() {
  const footPhoto = useFootPhoto(measureInWorker)
  const { snapshot, send } = footPhoto
  return (
    <>
      <PhotoForm
        isBusy={snapshot.hasTag('measuring')}
        onMeasure={(photo, question) => send({ type: 'photo.chosen', request: { photo, question } })}
        onChanged={() => send({ type: 'photo.changed' })}
      />
      <Outcome footPhoto={footPhoto} />
    </>
  )
}
