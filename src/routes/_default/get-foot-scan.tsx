import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TraceProtocol } from '#src/features/trace-protocol/trace-protocol.tsx'
import { useContent } from '#src/i18n/use-content.ts'
import { WayFile } from '#src/ui/drawings/way-file.tsx'
import { WayPhone } from '#src/ui/drawings/way-phone.tsx'
import { WayStore } from '#src/ui/drawings/way-store.tsx'
import { WayTrace } from '#src/ui/drawings/way-trace.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { Blocks, Sections } from './-parts/blocks.tsx'

export const Route = createFileRoute('/_default/get-foot-scan')({
  staticData: { title: msg`Measure your feet`, description: msg`Four ways to measure your feet.` },
  component: GetFootScan,
})

/** What stands above each way, in their order. */
const drawings = [<WayStore key="store" />, <WayTrace key="trace" />, <WayPhone key="phone" />, <WayFile key="file" />]

function GetFootScan() {
  const { lead, ways, drawing, sections } = useContent('/get-foot-scan')
  return (
    <>
      <Screen heading={<Trans>Measure your feet</Trans>} lead={lead} />
      <ul className="scan-ways">
        {ways.map(({ id, name, time, blocks, link }, place) => (
          <li key={id} id={id}>
            {drawings[place]}
            <h2>{name}</h2>
            <p className="time">{time}</p>
            <Blocks blocks={blocks} />
            <WayOn to={link.to} hash={link.hash} quiet={id !== 'trace'}>
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
