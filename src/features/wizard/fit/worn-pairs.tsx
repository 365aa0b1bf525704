import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { wornFit } from '#domain/design/configuration.ts'
import { designSettings } from '#domain/design-settings.ts'
import { wearZones } from '#domain/fit/wear.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { Pills } from '#src/features/shoe-viewer/pills.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { placeWords } from './place-words.ts'
import { WornPairRows } from './worn-pair-rows.tsx'
import '#src/styles/pair.css'

/** Fits by the scan alone, or by how worn pairs felt, which counts more than any scan. */
export function WornPairs() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const design = useWizard(({ context }) => getOpenDesign(context))
  const send = useWizardSend()
  const { feel, worn } = design
  const { left, right } = wornFit(design)
  const contradicting = wearZones.filter((zone) => [left, right].some((one) => one.contradicting.includes(zone)))
  const list = new Intl.ListFormat(i18n.locale).format(contradicting.map((zone) => i18n._(placeWords[zone])))
  const isLimited = [left, right].some(({ limited }) => Object.keys(limited).length > 0)
  const answer = worn.length > 0 ? 'yes' : 'no'
  return (
    <section className="worn-pairs" aria-labelledby="worn-pairs">
      <h2 className="field-legend" id="worn-pairs">
        <Trans>Have you worn a pair or tried a sample?</Trans>
      </h2>
      <Pills
        legend={t`Have you worn a pair or tried a sample?`}
        choices={[
          { value: 'no', name: <Trans>No, use the scan</Trans> },
          { value: 'yes', name: <Trans>Yes</Trans> },
        ]}
        value={answer}
        onChange={(chosen) => send(chosen === 'yes' ? { type: 'worn.added', feel } : { type: 'wear.cleared' })}
      />
      {worn.length === 0 && (
        <p className="field-help">
          <Trans>From the scan alone. We’re surer once you’ve worn a pair.</Trans>
        </p>
      )}
      {worn.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: worn pairs are identified by their order
        <WornPairRows key={index} pair={pair} index={index} count={worn.length} />
      ))}
      {contradicting.length > 0 && (
        <Notice tone="caution" isLive>
          <Trans>
            Your answers contradict each other here: {list}. More room felt tighter than less. We go by the last pair
            you told us about.
          </Trans>
        </Notice>
      )}
      {isLimited && (
        <Notice tone="caution" isLive>
          <Trans>
            We can’t change the room any further than this. Another feel, or a more open upper, may fit better.
          </Trans>
        </Notice>
      )}
      {worn.length > 0 && worn.length < designSettings.maxWornPairs && (
        <Button look="quiet" onClick={() => send({ type: 'worn.added', feel })}>
          <Trans>I’ve worn another one too</Trans>
        </Button>
      )}
    </section>
  )
}
