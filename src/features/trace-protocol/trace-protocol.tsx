import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { TraceSheets } from '#src/ui/drawings/trace-sheets.tsx'
import { GuideSheets } from './guide-sheets.tsx'
import { protocolSteps } from './protocol-steps.tsx'

/** How a foot is drawn around and photographed, step by step; before it, which sheet. `heading` is the level of what stands above it. */
export function TraceProtocol({ heading }: { heading: 2 | 3 }) {
  const { i18n } = useLingui()
  const Name = heading === 2 ? 'h3' : 'h4'
  return (
    <div className="protocol">
      <ol className="protocol-steps">
        {protocolSteps.map(({ Picture, name, text }) => (
          <li key={name.id}>
            <Picture />
            <div className="protocol-words">
              <Name>{i18n._(name)}</Name>
              <p>{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
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
    </div>
  )
}
