import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { wornFit } from '#domain/design/configuration.ts'
import type { DesignFeet } from '#domain/design/design.ts'
import { getRoomForFeel } from '#domain/fit/room.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { settings } from '#domain/settings.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Badge } from '#src/ui/badge.tsx'
import { exactLengthText, mmText } from '#src/ui/length-text.ts'
import { usePairChange } from '../order/use-pair-change.ts'
import { StageContainer } from '../view/stage-container.tsx'
import { useWizard } from '../view/step-view.ts'
import { SummaryLink, SummaryRow } from './summary-row.tsx'
import { useFitText } from './use-fit-text.ts'
import '#src/styles/pair.css'

/** What the workshop gets, on one sheet, with a link to change each choice. */
export function OrderSummary() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const design = useWizard(({ context }) => getOpenDesign(context))
  // An ordered pair has its edition number.
  const isOrdered = usePairChange() !== undefined
  const fitText = useFitText()
  const { person, feet, upper, colour, soleText } = design
  const [upperName, colourName] = [i18n._(upperWords[upper]), i18n._(colourWords[colour])]
  const count = settings.edition.pairs
  return (
    <article className="summary" aria-label={t`Your pair`}>
      <header className="summary-head">
        <p>
          <b>{settings.brand.productName}</b>
          {person && (
            <span className="quiet">
              <Trans>for {person.name}</Trans>
            </span>
          )}
        </p>
        {!isOrdered && (
          <p className="quiet">
            <Trans>One of {count} pairs. Your number comes with the order.</Trans>
          </p>
        )}
      </header>
      <div className="summary-picture">
        <StageContainer>{null}</StageContainer>
      </div>
      <dl className="summary-rows">
        <SummaryRow
          name={<Trans>Upper and colour</Trans>}
          to="/tabi-gen-01/style"
          link={<Trans>Change the style</Trans>}
        >
          <Trans>
            {upperName}, {colourName}
          </Trans>{' '}
          <span className="swatch swatch-small" data-colour={colour} />
        </SummaryRow>
        <SummaryRow name={<Trans>Under the sole</Trans>} to="/tabi-gen-01/style" link={<Trans>Change the text</Trans>}>
          <span className="letters">{soleText === '' ? <Trans>No text</Trans> : soleText}</span>
        </SummaryRow>
        <SummaryRow name={<Trans>Fit</Trans>} to="/tabi-gen-01/fit" link={<Trans>Change the fit</Trans>}>
          {i18n._(feelWords[design.feel])}
          {feet && fitText(design)}
        </SummaryRow>
      </dl>
      {feet && <SummaryFeet feet={feet} />}
    </article>
  )
}

function SummaryFeet({ feet }: { feet: DesignFeet }) {
  const dateText = useDateText()
  const { left, right } = feet
  const [one, other] = [left.scanned.foot.quality.score, right.scanned.foot.quality.score]
  const day = dateText(left.measuredAt)
  return (
    <div className="summary-feet">
      <SummaryFoot side="left" feet={feet} />
      <SummaryFoot side="right" feet={feet} />
      <p className="summary-scan">
        <Badge tone={Math.min(one, other) >= settings.measuring.oneEnoughFrom ? 'good' : 'neutral'}>
          <Trans>
            Quality {one} and {other}
          </Trans>
        </Badge>
        <small className="quiet">
          <Trans>Length and width at the ball. Measured on {day}.</Trans>
        </small>
        <SummaryLink to="/tabi-gen-01/scan">
          <Trans>Change the feet</Trans>
        </SummaryLink>
      </p>
    </div>
  )
}

/** One foot, and the inside of its shoe. */
function SummaryFoot({ side, feet }: { side: FootSide; feet: DesignFeet }) {
  const language = useLanguage()
  const design = useWizard(({ context }) => getOpenDesign(context))
  const { lengthMm, ballWidthMm } = feet[side].scanned.foot.figures
  const room = getRoomForFeel(design.feel, wornFit(design)[side].adjustments)
  const inside = mmText(lengthMm.value + room.lengthMm, language)
  return (
    <p className="summary-foot">
      <b>{side === 'left' ? <Trans>Left</Trans> : <Trans>Right</Trans>}</b>
      <span>
        {exactLengthText(lengthMm.value, language)}
        {ballWidthMm && ` × ${exactLengthText(ballWidthMm.value, language)}`}
      </span>
      <small className="quiet">
        <Trans>inside {inside} long</Trans>
      </small>
    </p>
  )
}
