import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { differencesMm } from '#domain/scan/judge-scan.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { toMeasuredScan } from '#machines/foot-scan/scan-steps.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { lengthText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { RepeatFoot } from './repeat-foot.tsx'

const { promptMm, maxMm } = scanSettings.feetDiffer

/** The feet differ more than almost anybody's: shows the measurements, the differences, and asks for confirmation. */
export function Differing({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const scan = toMeasuredScan(snapshot.context)
  if (!scan) return null
  const mayDiffer = snapshot.can({ type: 'difference.confirmed' })
  const remeasureSide = lessSureSide(scan)
  const other = remeasureSide === 'left' ? 'right' : 'left'
  const length = (mm: number) => lengthText(mm, language)
  const far = differencesMm(scan).filter(({ differMm }) => differMm >= promptMm)
  return (
    <StepFrame
      heading={mayDiffer ? <Trans>Do the feet differ this much?</Trans> : <Trans>The feet differ too much</Trans>}
      lead={
        mayDiffer ? (
          <Trans>
            Left and right are rarely so far apart. One of them may have been measured wrongly, or both may really
            differ.
          </Trans>
        ) : (
          <Trans>
            We don’t make shoes for feet that differ by {length(maxMm)} or more: one of them was measured wrongly.
            Please measure one foot again. The other one stays as it is.
          </Trans>
        )
      }
      action={<RepeatFoot side={remeasureSide} look="verb" send={send} />}
      side={
        <>
          <RepeatFoot side={other} look="quiet" send={send} />
          {mayDiffer && (
            <Button look="quiet" onClick={() => send({ type: 'difference.confirmed' })}>
              <Trans>Yes, they differ</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="measures">
        <NumberTable
          caption={<Trans>Where the feet differ</Trans>}
          names={<Trans>What</Trans>}
          columns={{ left: <Trans>Left</Trans>, right: <Trans>Right</Trans>, difference: <Trans>Difference</Trans> }}
          rows={far.map(({ figure, differMm }) => ({
            key: figure,
            name: i18n._(figureWords[figure]),
            cells: {
              left: length(scan.left.foot.figures[figure]?.value ?? 0),
              right: length(scan.right.foot.figures[figure]?.value ?? 0),
              difference: <b>{length(differMm)}</b>,
            },
          }))}
        />
      </div>
    </StepFrame>
  )
}

/** The less accurate foot; if both are equal, the right one, which was measured last. */
function lessSureSide({ left, right }: MeasuredScan) {
  return left.foot.quality.score < right.foot.quality.score ? 'left' : 'right'
}
