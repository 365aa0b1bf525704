import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { wornFit } from '#domain/design/configuration.ts'
import type { WornPair } from '#domain/design/design.ts'
import { figuresByZone, type WearZone, wearAnswers } from '#domain/fit/wear.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { Pills } from '#src/features/shoe-viewer/pills.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { answerWords, placeWords } from './place-words.ts'
import '#src/styles/pair.css'

type Props = { pair: WornPair; index: number; sides: readonly FootSide[]; zone: WearZone }

/** How a pair felt in one zone, and by how many millimetres the next one changes there. */
export function WearRow({ pair, index, sides, zone }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const send = useWizardSend()
  const [side = 'left'] = sides
  const name = i18n._(placeWords[zone])
  const legend = sides.length > 1 ? name : side === 'left' ? t`${name}, left foot` : t`${name}, right foot`
  return (
    <div className="wear-row">
      <b aria-hidden="true">{name}</b>
      <Pills
        legend={legend}
        choices={wearAnswers.map((value) => ({ value, name: i18n._(answerWords[value]) }))}
        value={pair.answers[side][zone]}
        onChange={(answer) => send({ type: 'worn.answered', index, sides, zone, answer })}
      />
      <Change side={side} zone={zone} />
    </div>
  )
}

/** The pair's difference in this zone from what its feel gives. */
function Change({ side, zone }: { side: FootSide; zone: WearZone }) {
  const language = useLanguage()
  const design = useWizard(({ context }) => getOpenDesign(context))
  const { adjustments } = wornFit(design)[side]
  const changes = figuresByZone[zone].flatMap((figure) => {
    const mm = adjustments[figure]
    return mm ? [{ figure, text: `${mm > 0 ? '+' : ''}${fixedText(mm, language)}` }] : []
  })
  return (
    <output className="wear-change">
      {changes.length === 0 && (
        <span className="quiet">
          <Trans>stays</Trans>
        </span>
      )}
      {changes.map(({ figure, text }) => (
        <span key={figure}>
          {figure === 'lengthMm' && <Trans>{text} mm long</Trans>}
          {(figure === 'ballWidthMm' || figure === 'heelWidthMm') && <Trans>{text} mm wide</Trans>}
          {figure === 'ballGirthMm' && <Trans>{text} mm around</Trans>}
          {figure === 'instepHeightMm' && <Trans>{text} mm high</Trans>}
        </span>
      ))}
    </output>
  )
}
