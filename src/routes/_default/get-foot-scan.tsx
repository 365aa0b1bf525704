import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { handOverToken } from '#src/features/foot-scan/effects/hand-over-token.ts'
import { TraceProtocol } from '#src/features/trace-protocol/trace-protocol.tsx'
import { useContent } from '#src/i18n/use-content.ts'
import { WayFile } from '#src/ui/drawings/way-file.tsx'
import { WayPhone } from '#src/ui/drawings/way-phone.tsx'
import { WayStore } from '#src/ui/drawings/way-store.tsx'
import { WayTrace } from '#src/ui/drawings/way-trace.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { Blocks, Sections } from './-parts/blocks.tsx'
import { ScanNow } from './get-foot-scan/-parts/scan-now.tsx'

export const Route = createFileRoute('/_default/get-foot-scan')({
  staticData: { title: msg`Measure your feet`, description: msg`Four ways to measure your feet.` },
  component: GetFootScan,
})

const HandOverScreen = lazy(() =>
  import('#src/features/foot-scan/hand-over/hand-over-screen.tsx').then((loaded) => ({
    default: loaded.HandOverScreen,
  })),
)

/** A phone comes here by the link of another device, whose secret no page's file knows; everybody else to choose a way. */
function GetFootScan() {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = useHydrated() ? handOverToken(hash) : undefined
  if (token === undefined) return <WaysToMeasure />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <HandOverScreen token={token} />
    </Suspense>
  )
}

/** What stands above each way, in their order. */
const drawings = [<WayStore key="store" />, <WayTrace key="trace" />, <WayPhone key="phone" />, <WayFile key="file" />]

function WaysToMeasure() {
  const { lead, ways, drawing, sections } = useContent('/get-foot-scan')
  return (
    <>
      <Screen heading={<Trans>Measure your feet</Trans>} lead={lead} />
      <ScanNow />
      <ul className="scan-ways">
        {ways.map(({ id, name, time, blocks, link }, place) => (
          <li key={id} id={id}>
            {drawings[place]}
            <h2>{name}</h2>
            <p className="time">{time}</p>
            <Blocks blocks={blocks} />
            <WayOn to={link.to} hash={link.hash} quiet>
              {link.text}
            </WayOn>
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
