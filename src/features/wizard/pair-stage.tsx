import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useStateOf } from '#src/actors/use-state-of.ts'
import { colourWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import type { WizardActor } from './view/wizard-context.ts'

/** The pair as it is chosen, wherever the stage is. */
export function PairStage({ actor }: { actor: WizardActor }) {
  const { i18n } = useLingui()
  const upper = useStateOf(actor, ({ context }) => designOf(context).upper)
  const colour = useStateOf(actor, ({ context }) => designOf(context).colour)
  const isSample = useStateOf(actor, (snapshot) => designOf(snapshot.context).feet === undefined)
  return (
    <figure>
      <img
        src={`/img/pair-${upper}-${colour}.webp`}
        alt={`${i18n._(upperWords[upper])}, ${i18n._(colourWords[colour])}`}
      />
      {isSample && (
        <figcaption>
          <Trans>A pair on sample feet</Trans>
        </figcaption>
      )}
    </figure>
  )
}
