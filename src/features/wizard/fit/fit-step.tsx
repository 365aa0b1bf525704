import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { feels } from '#domain/fit/feel.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { DeviationSlider } from '#src/features/shoe-viewer/deviation-slider.tsx'
import { feelWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { fixedText } from '#src/ui/length-text.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { usePairView } from '../view/use-pair-view.ts'
import { FitNumbers } from './fit-numbers.tsx'
import { ScanWarnings } from './scan-warnings.tsx'
import { WornPairs } from './worn-pairs.tsx'
import '#src/styles/pair.css'

/** The step that chooses how much clearance the feet have. */
export function FitStep({ missing }: { missing: ReactNode }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { feel, feet, person } = useWizard(({ context }) => getOpenDesign(context))
  const send = useWizardSend()
  const [{ share }, change] = usePairView()
  if (!feet || !person)
    return (
      <>
        <DesignsHere />
        {missing}
      </>
    )
  const toeMm = (of: (typeof feels)[number]) => fixedText(shoeSettings.feels[of].toeMm, language, 0)
  return (
    <>
      <div className="fit-choices">
        <DesignsHere />
        <ScanWarnings feet={feet} person={person} />
        <RadioCards
          legend={<Trans>Feel</Trans>}
          choices={feels.map((value) => ({
            value,
            name: i18n._(feelWords[value]),
            note: <Trans>{toeMm(value)} mm in front of the toes</Trans>,
          }))}
          value={feel}
          onChange={(chosen) => send({ type: 'feel.chosen', feel: chosen })}
        />
        <WornPairs />
        <DeviationSlider share={share} onShare={(chosen) => change({ share: chosen })} />
        <div className="wizard-action">
          <Button onClick={() => send({ type: 'step.confirmed' })}>
            <Trans>Continue to the summary</Trans>
          </Button>
        </div>
      </div>
      <FitNumbers feet={feet} person={person} share={share} />
    </>
  )
}
