import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useState } from 'react'
import type { WornPair } from '#domain/design/design.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import { type Feel, feels } from '#domain/fit/feel.ts'
import { wearZones } from '#domain/fit/wear.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { feelWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import { useWizardSend } from '../view/step-view.ts'
import { WearRow } from './wear-row.tsx'
import '#src/styles/pair.css'

type Props = { pair: WornPair; index: number; count: number }

const both = ['left', 'right'] as const satisfies readonly FootSide[]

/** A worn pair: which one it was, and how it felt in each zone of both feet together or each. */
export function WornPairRows({ pair, index, count }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const send = useWizardSend()
  const { left, right } = pair.answers
  const [isApart, setIsApart] = useState(!areSameParts(left, right))
  const rows: readonly (readonly FootSide[])[] = isApart ? [['left'], ['right']] : [both]
  const number = index + 1

  function join(): void {
    for (const zone of wearZones) {
      const answer = left[zone]
      if (answer && answer !== right[zone]) send({ type: 'worn.answered', index, sides: ['right'], zone, answer })
    }
    setIsApart(false)
  }

  return (
    <fieldset className="worn-pair">
      <legend>{count > 1 ? <Trans>Pair {number}</Trans> : <Trans>The pair you’ve worn</Trans>}</legend>
      <Select
        label={<Trans>Its feel</Trans>}
        value={pair.feel}
        onChange={({ target }) => send({ type: 'worn.changed', index, feel: target.value as Feel })}
      >
        {feels.map((feel) => (
          <option key={feel} value={feel}>
            {i18n._(feelWords[feel])}
          </option>
        ))}
      </Select>
      <p className="field-help">
        <Trans>How did it feel at each place? Your answers count more than the scan.</Trans>
      </p>
      {rows.map((sides) => (
        <div key={sides.join()} className="wear">
          {isApart && <h4>{sides[0] === 'left' ? t`Left foot` : t`Right foot`}</h4>}
          {wearZones.map((zone) => (
            <WearRow key={zone} pair={pair} index={index} sides={sides} zone={zone} />
          ))}
        </div>
      ))}
      <p className="wear-note">
        <Button look="quiet" onClick={() => (isApart ? join() : setIsApart(true))}>
          {isApart ? <Trans>Answer for both feet together</Trans> : <Trans>Answer for each foot</Trans>}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'worn.removed', index })}>
          <Trans>Leave this pair out</Trans>
        </Button>
      </p>
    </fieldset>
  )
}
