import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Field } from '#src/ui/field.tsx'
import { askedFigures, firstTexts, footSides, type PairFaults, type PairTexts, readPair } from './measures-texts.ts'
import { useFaultText } from './use-fault-text.ts'

type Props = { onMake: (measures: Readonly<Record<FootSide, ShoeMeasures>>) => void }

/** A few numbers of each foot: enough for a shoe to be looked at. Newer ones supersede those that are being made of. */
export function MeasuresForm({ onMake }: Props) {
  const { i18n } = useLingui()
  const faultText = useFaultText()
  const own = useId()
  const [texts, setTexts] = useState<PairTexts>(firstTexts)
  const [faults, setFaults] = useState<PairFaults>()
  const idOf = (side: FootSide, name: string) => `${own}-${side}-${name}`

  function send(event: FormEvent) {
    event.preventDefault()
    const read = readPair(texts)
    setFaults('faults' in read ? read.faults : undefined)
    if ('measures' in read) onMake(read.measures)
  }

  const sideName = { left: <Trans>Left foot</Trans>, right: <Trans>Right foot</Trans> }
  const errors = footSides.flatMap((side) =>
    askedFigures.flatMap((name) => {
      const fault = faults?.[side][name]
      if (!fault) return []
      const text = (
        <>
          {sideName[side]}: {faultText(name, fault)}
        </>
      )
      return [{ field: idOf(side, name), text }]
    }),
  )

  return (
    <form className="measures-form" noValidate onSubmit={send}>
      {faults && <ErrorSummary heading={<Trans>Some numbers cannot be used</Trans>} errors={errors} />}
      {footSides.map((side) => (
        <fieldset key={side}>
          <legend>{sideName[side]}</legend>
          {askedFigures.map((name) => {
            const fault = faults?.[side][name]
            return (
              <Field
                key={name}
                id={idOf(side, name)}
                label={i18n._(figureWords[name])}
                mark={name === 'lengthMm' ? 'mm' : <Trans>mm, optional</Trans>}
                error={fault && faultText(name, fault)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={texts[side][name]}
                onChange={({ target }) => setTexts({ ...texts, [side]: { ...texts[side], [name]: target.value } })}
              />
            )
          })}
        </fieldset>
      ))}
      <Button type="submit">
        <Trans>Make the pair</Trans>
      </Button>
    </form>
  )
}
