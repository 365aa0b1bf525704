import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { compareFigures, longerFoot } from '#domain/scan/compare-figures.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { toeFormWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { buttonLook } from '#src/ui/button-look.ts'
import { mmText } from '#src/ui/length-text.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FeetTable } from './feet-table.tsx'
import { OutlinePlan, turnedOver } from './outline-plan.tsx'
import { scanBlockerTexts } from './scan-words.ts'
import { SideNames } from './side-names.tsx'

type Props = { short: ScanSummary; scan: MeasuredScan }

/** Both feet of the scan in use: the main finding, the outlines on top of each other, and all measurements. */
export function NewestScan({ short, scan }: Props) {
  const { i18n } = useLingui()
  const { left, right } = scan
  const isUsable = short.blockers.length === 0
  const isNewWanted = !isUsable || short.is_old
  const measure = (
    <Link
      to="/profile/mobile_scan"
      search={{ measure: short.person_id }}
      className={buttonLook(isNewWanted ? 'verb' : 'quiet')}
    >
      <Trans>Measure again</Trans>
    </Link>
  )
  return (
    <section className="scan-compare" aria-labelledby="both-feet">
      <Outlines {...scan} />
      <div className="scan-facts">
        <h2 id="both-feet">
          <WhichIsLonger {...scan} />
        </h2>
        <p className="quiet">
          <Trans>Each shoe is shaped to its own foot.</Trans>
        </p>
        {short.is_old && (
          <Notice>
            <Trans>
              This scan is old, and feet change. You can still use it, but please measure again before you order.
            </Trans>
          </Notice>
        )}
        {!isUsable && (
          <Notice tone="caution">
            {short.blockers.map((one) => (
              <p key={one}>{i18n._(scanBlockerTexts[one])}</p>
            ))}
          </Notice>
        )}
        <FeetTable left={left} right={right} />
        <Toes {...scan} />
        <p>
          <Link to="/shapediver" search={{ scan: short.id }} className="text-link text-link-alone">
            <Trans>See a pair in 3D</Trans>
          </Link>
        </p>
        <div className="actions actions-flat">
          {isNewWanted ? (
            measure
          ) : (
            <>
              <NextLink to="/tabi-gen-01/style">
                <Trans>Design a pair</Trans>
              </NextLink>
              {measure}
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** Says that neither is longer if the difference is within their tolerances. */
function WhichIsLonger({ left, right }: MeasuredScan) {
  const language = useLanguage()
  const lengths = [left.foot.figures.lengthMm, right.foot.figures.lengthMm] as const
  const by = mmText(Math.abs(compareFigures(...lengths).by), language)
  const longer = longerFoot(...lengths)
  if (longer === undefined) return <Trans>Neither foot is clearly longer</Trans>
  return longer === 'right' ? <Trans>The right foot is {by} longer</Trans> : <Trans>The left foot is {by} longer</Trans>
}

/** Typed measurements have no outline. */
function Outlines({ left, right }: MeasuredScan) {
  const { t } = useWords()
  const outlines = { left: turnedOver(left.foot.outline), right: right.foot.outline }
  const detected = (['left', 'right'] as const).filter((side) => outlines[side].length > 0)
  const [first] = detected
  if (first === undefined)
    return (
      <p className="quiet no-outline">
        <Trans>Typed measurements have no outline. Draw around your feet to see one here.</Trans>
      </p>
    )
  const lengths = { left: left.foot.figures.lengthMm, right: right.foot.figures.lengthMm }
  const isLongerFootKnown = detected.length === 2 && longerFoot(lengths.left, lengths.right) !== undefined
  const ofBoth = t`The left outline turned over and laid on the right one, heel to heel`
  return (
    <figure className="plan-place">
      <OutlinePlan
        label={
          detected.length === 2 ? ofBoth : first === 'left' ? t`Outline of the left foot` : t`Outline of the right foot`
        }
        lines={detected.map((side) => ({ look: side, outline: outlines[side] }))}
        gap={isLongerFootKnown ? { fromMm: lengths.left.value, toMm: lengths.right.value } : undefined}
      />
      <figcaption>
        <SideNames sides={detected} />
        {detected.length === 2 && <p className="quiet small">{ofBoth}</p>}
      </figcaption>
    </figure>
  )
}

function Toes({ left, right }: MeasuredScan) {
  const { i18n } = useLingui()
  const [ofLeft, ofRight] = [left, right].map(({ foot }) => foot.toeForm && i18n._(toeFormWords[foot.toeForm.value]))
  if (ofLeft !== undefined && ofLeft === ofRight) return <p className="quiet">{ofLeft}</p>
  return (
    <>
      {ofLeft !== undefined && (
        <p className="quiet">
          <Trans>Left: {ofLeft}</Trans>
        </p>
      )}
      {ofRight !== undefined && (
        <p className="quiet">
          <Trans>Right: {ofRight}</Trans>
        </p>
      )}
    </>
  )
}
