import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { handoffToken } from '#src/features/foot-scan/effects/handoff-token.ts'
import { TraceProtocol } from '#src/features/trace-protocol/trace-protocol.tsx'
import { useContent } from '#src/i18n/use-content.ts'
import { MethodFileDrawing } from '#src/ui/drawings/method-file.tsx'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { MethodStoreDrawing } from '#src/ui/drawings/method-store.tsx'
import { MethodTraceDrawing } from '#src/ui/drawings/method-trace.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Blocks, Sections } from './-parts/blocks.tsx'
import { ScanNow } from './get-foot-scan/-parts/scan-now.tsx'

export const Route = createFileRoute('/_default/get-foot-scan')({
  staticData: { title: msg`Measure your feet`, description: msg`Four ways to measure your feet.` },
  component: GetFootScan,
})

const DeviceHandoffScreen = lazy(() =>
  import('#src/features/foot-scan/device-handoff/device-handoff-screen.tsx').then((loaded) => ({
    default: loaded.DeviceHandoffScreen,
  })),
)

/**
 * Continues a device handoff when the hash holds its token, which a prerendered file cannot know; otherwise
 * offers the measuring methods.
 */
function GetFootScan() {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = useHydrated() ? handoffToken(hash) : undefined
  if (token === undefined) return <MeasureMethods />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <DeviceHandoffScreen token={token} />
    </Suspense>
  )
}

/** The drawing above each method, in order. */
const drawings = [
  <MethodStoreDrawing key="store" />,
  <MethodTraceDrawing key="trace" />,
  <MethodPhoneDrawing key="phone" />,
  <MethodFileDrawing key="file" />,
]

function MeasureMethods() {
  const { lead, ways, drawing, sections } = useContent('/get-foot-scan')
  return (
    <>
      <Screen heading={<Trans>Measure your feet</Trans>} lead={lead} />
      <ScanNow />
      <ul className="scan-actions">
        {ways.map(({ id, name, time, blocks, link }, index) => (
          <li key={id} id={id}>
            {drawings[index]}
            <h2>{name}</h2>
            <p className="time">{time}</p>
            <Blocks blocks={blocks} />
            <NextLink to={link.to} hash={link.hash} quiet>
              {link.text}
            </NextLink>
          </li>
        ))}
      </ul>
      <section id={drawing.id} className="chapter">
        <h2>{drawing.heading}</h2>
        <div className="chapter-text">
          <Blocks blocks={drawing.blocks} />
        </div>
        <TraceProtocol heading={2} />
      </section>
      <Sections sections={sections} />
    </>
  )
}
