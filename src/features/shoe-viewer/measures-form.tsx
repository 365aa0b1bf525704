import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { type Feel, feels } from '#domain/fit/feel.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { maxSoleTextLength, readSoleText } from '#domain/shoe/sole-text.ts'
import type { PairRequest } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { FormErrors, figureId, type ShoeFormErrors, sideNames, soleTextId } from './form-errors.tsx'
import { editableFigures, firstTexts, footSides, type PairTexts, readPair } from './measures-texts.ts'
import { feelNotes, feelWords } from './shoe-words.ts'
import { useShoeFormErrorTexts } from './use-shoe-form-error-texts.ts'
import '#src/styles/pair.css'

/** All fields of the form; the upper is chosen next to the picture. */
export type MeasuresFormInput = Omit<PairRequest, 'upper'>

type Props = { first?: MeasuresFormInput['measures'] | undefined; onMake: (request: MeasuresFormInput) => void }

/** A few measurements of each foot: enough to view a shoe. A new submit supersedes a pair being made. */
export function MeasuresForm({ first, onMake }: Props) {
  const { i18n } = useLingui()
  const form = useId()
  // The unit stays, also when the reader changes the language.
  const language = useLanguage()
  const [unit] = useState(lengthUnits[language])
  const { figureErrorText, soleTextErrorText } = useShoeFormErrorTexts(unit)
  const [texts, setTexts] = useState<PairTexts>(() => firstTexts(unit, first))
  const [feel, setFeel] = useState<Feel>('natural')
  const [soleText, setSoleText] = useState('')
  const [formErrors, setFormErrors] = useState<ShoeFormErrors>()

  function send(event: FormEvent) {
    event.preventDefault()
    const read = readPair(texts, unit)
    const readText = readSoleText(soleText)
    if ('measures' in read && readText.ok) {
      setFormErrors(undefined)
      onMake({ ...read, feel, soleText: readText.value })
      return
    }
    setFormErrors({
      ...('formErrors' in read && { feet: read.formErrors }),
      ...(!readText.ok && { soleText: readText.code }),
    })
  }

  const textError = formErrors?.soleText && soleTextErrorText(formErrors.soleText)

  return (
    <form className="measures-form" noValidate onSubmit={send}>
      {formErrors && <FormErrors form={form} formErrors={formErrors} unit={unit} />}
      {footSides.map((side) => (
        <fieldset key={side} className="foot-numbers">
          <legend>{sideNames[side]}</legend>
          {editableFigures.map((name) => {
            const error = formErrors?.feet?.[side][name]
            return (
              <Field
                key={name}
                id={figureId(form, side, name)}
                label={i18n._(figureWords[name])}
                mark={name === 'lengthMm' ? unit : <Trans>{unit}, optional</Trans>}
                error={error && figureErrorText(name, error)}
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
        help={<Trans>Up to {maxSoleTextLength} characters: letters A to Z, digits, space, - . and &.</Trans>}
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
