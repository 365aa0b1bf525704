import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { type Feel, feels } from '#domain/fit/feel.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { readSoleText, soleTextMost } from '#domain/shoe/sole-text.ts'
import type { PairWish } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { type Faults, FormFaults, figureId, sideNames, soleTextId } from './form-faults.tsx'
import { askedFigures, firstTexts, footSides, type PairTexts, readPair } from './measures-texts.ts'
import { feelNotes, feelWords } from './shoe-words.ts'
import { useFaultText } from './use-fault-text.ts'
import '#src/styles/pair.css'

/** All that the form asks for; the upper is chosen beside the picture. */
export type FormWish = Omit<PairWish, 'upper'>

type Props = { first?: FormWish['measures'] | undefined; onMake: (wish: FormWish) => void }

/** A few numbers of each foot: enough for a shoe to be looked at. Newer ones supersede those that are being made of. */
export function MeasuresForm({ first, onMake }: Props) {
  const { i18n } = useLingui()
  const form = useId()
  // What is typed stays in its unit, also when its reader changes the language.
  const language = useLanguage()
  const [unit] = useState(lengthUnits[language])
  const { figureFault, soleTextFault } = useFaultText(unit)
  const [texts, setTexts] = useState<PairTexts>(() => firstTexts(unit, first))
  const [feel, setFeel] = useState<Feel>('natural')
  const [soleText, setSoleText] = useState('')
  const [faults, setFaults] = useState<Faults>()

  function send(event: FormEvent) {
    event.preventDefault()
    const read = readPair(texts, unit)
    const readText = readSoleText(soleText)
    if ('measures' in read && readText.ok) {
      setFaults(undefined)
      onMake({ ...read, feel, soleText: readText.value })
      return
    }
    setFaults({
      ...('faults' in read && { feet: read.faults }),
      ...(!readText.ok && { soleText: readText.code }),
    })
  }

  const textError = faults?.soleText && soleTextFault(faults.soleText)

  return (
    <form className="measures-form" noValidate onSubmit={send}>
      {faults && <FormFaults form={form} faults={faults} unit={unit} />}
      {footSides.map((side) => (
        <fieldset key={side} className="foot-numbers">
          <legend>{sideNames[side]}</legend>
          {askedFigures.map((name) => {
            const fault = faults?.feet?.[side][name]
            return (
              <Field
                key={name}
                id={figureId(form, side, name)}
                label={i18n._(figureWords[name])}
                mark={name === 'lengthMm' ? unit : <Trans>{unit}, optional</Trans>}
                error={fault && figureFault(name, fault)}
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
      <RadioCards
        legend={<Trans>Feel</Trans>}
        choices={feels.map((value) => ({ value, name: i18n._(feelWords[value]), note: i18n._(feelNotes[value]) }))}
        value={feel}
        onChange={setFeel}
      />
      <Field
        id={soleTextId(form)}
        label={<Trans>Text under the sole</Trans>}
        mark={<Trans>optional</Trans>}
        help={<Trans>Up to {soleTextMost} characters: letters A to Z, digits, space, - . and &.</Trans>}
        error={textError}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={soleText}
        onChange={({ target }) => setSoleText(target.value)}
      />
      <Button type="submit">
        <Trans>Update the 3D model</Trans>
      </Button>
    </form>
  )
}
