import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isUntouched } from '#domain/design/design-file.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useActorState } from '#src/actors/use-actor-state.ts'
import { colourWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { PairInTheRound } from './pair-in-the-round.tsx'
import type { PairOnStage } from './view/wizard-context.ts'
import '#src/styles/pair.css'

/** The chosen pair on the stage: as a picture at first, in 3D from the style step on. */
export function PairStage({ pairOnStage }: { pairOnStage: PairOnStage }) {
  const { i18n } = useLingui()
  const step = useActorState(pairOnStage.actor, selectWizardStep)
  const design = useActorState(pairOnStage.actor, ({ context }) => getOpenDesign(context))
  const { upper, colour, feet } = design
  // An untouched design shows a picture, and nothing is loaded or modelled for it.
  const isTurned = step !== 'scan' && !isUntouched(design)
  // Once modelled, the 3D view stays mounted during other steps, so that returning is instant.
  const [wasTurned, setWasTurned] = useState(isTurned)
  if (isTurned && !wasTurned) setWasTurned(true)
  return (
    <>
      {wasTurned && (
        <div className="pair-turned" hidden={!isTurned}>
          <PairInTheRound pairOnStage={pairOnStage} step={step} />
        </div>
      )}
      {!isTurned && (
        <figure>
          <img
            src={`/img/pair-${upper}-${colour}.webp`}
            alt={`${i18n._(upperWords[upper])}, ${i18n._(colourWords[colour])}`}
          />
          {step === 'style' && !feet && (
            <figcaption>
              <Trans>A pair on sample feet</Trans>
            </figcaption>
          )}
        </figure>
      )}
    </>
  )
}
