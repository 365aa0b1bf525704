import { Trans } from '@lingui/react/macro'
import { TraceSheets } from '#src/ui/drawings/trace-sheets.tsx'
import { GuideSheets } from './guide-sheets.tsx'
import { ProtocolList } from './protocol-list.tsx'
import { protocolSteps } from './protocol-steps.tsx'

/**
 * How to trace and photograph a foot, step by step, and which sheet to use. `heading` is the level of the heading
 * above.
 */
export function TraceProtocol({ heading }: { heading: 1 | 2 }) {
  const Name = heading === 1 ? 'h2' : 'h3'
  return (
    <ProtocolList steps={protocolSteps} heading={heading}>
      <div className="protocol-sheet">
        <TraceSheets />
        <div className="protocol-words">
          <Name>
            <Trans>Which sheet of paper?</Trans>
          </Name>
          <p>
            <Trans>
              A4 or US Letter. If your foot almost reaches the edge, put it on the sheet diagonally. If it’s longer, use
              A3, or tape two sheets together along their long edges.
            </Trans>
          </p>
          <GuideSheets />
        </div>
      </div>
    </ProtocolList>
  )
}
