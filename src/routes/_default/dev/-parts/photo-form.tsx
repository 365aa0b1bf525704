import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { paperWords } from '#src/features/foot-photo/foot-words.ts'
import { PhotoField } from '#src/features/foot-photo/photo-field.tsx'
import { usePhotoInput } from '#src/features/foot-photo/use-photo-input.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import '#src/styles/feet.css'

type Props = { isBusy: boolean; onMeasure: (file: Blob, question: PhotoQuestion) => void; onChanged: () => void }

const paperNames = Object.keys(papers) as PaperName[]

/** Parses the typed lens: undefined if empty, NaN if invalid. */
function lensIn(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text.normalize('NFKC').replace(',', '.'))
}

export function PhotoForm({ isBusy, onMeasure, onChanged }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { photo, hasMany, choose, drop } = usePhotoInput(onChanged)
  const [paper, setPaper] = useState<PaperName>('a4')
  const [side, setSide] = useState<FootSide | 'auto'>('auto')
  const [lens, setLens] = useState('')
  const [isSent, setSent] = useState(false)
  const focal35Mm = lensIn(lens)
  const isLensInvalid = focal35Mm !== undefined && !(focal35Mm >= 8 && focal35Mm <= 300)

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (isBusy || !photo || isLensInvalid) return
    onMeasure(photo, { paper, side, ...(focal35Mm !== undefined && { focal35Mm }) })
  }

  return (
    <form
      className="photo-form"
      noValidate
      onSubmit={send}
      onChange={onChanged}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <PhotoField
        label={<Trans>Photo of a foot from above</Trans>}
        given={photo}
        onChoose={choose}
        error={hasMany ? t`Choose one photo at a time.` : isSent && !photo && t`Choose a photo first.`}
      />
      <RadioCards
        legend={<Trans>Sheet under the foot</Trans>}
        choices={paperNames.map((value) => ({ value, name: i18n._(paperWords[value]) }))}
        value={paper}
        onChange={setPaper}
      />
      <RadioCards
        legend={<Trans>Foot</Trans>}
        choices={[
          { value: 'auto', name: <Trans>Work it out from the photo</Trans> },
          { value: 'left', name: <Trans>Left foot</Trans> },
          { value: 'right', name: <Trans>Right foot</Trans> },
        ]}
        value={side}
        onChange={setSide}
      />
      <Field
        label={<Trans>35 mm equivalent focal length, in mm</Trans>}
        mark={<Trans>optional</Trans>}
        help={<Trans>Most photos already contain the focal length.</Trans>}
        error={isSent && isLensInvalid && t`Between 8 and 300 mm, such as 26.`}
        inputMode="decimal"
        value={lens}
        onChange={({ target }) => setLens(target.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Measure the foot</Trans>
      </Button>
    </form>
  )
}
