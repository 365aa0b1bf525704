import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Stance } from '#domain/foot/trace/question/trace-question.ts'
import type { TraceRequest } from '#machines/foot-trace/foot-trace.types.ts'
import { paperWords } from '#src/features/foot-photo/foot-words.ts'
import { PhotoField } from '#src/features/foot-photo/photo-field.tsx'
import { usePhotoInput } from '#src/features/foot-photo/use-photo-input.ts'
import { isSizeInvalid, SizeField, type UsualSize, usualSizeToMm } from '#src/features/foot-trace/size-field.tsx'
import { stanceWords } from '#src/features/foot-trace/trace-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import '#src/styles/feet.css'

type Props = { isBusy: boolean; onMeasure: (request: TraceRequest) => void; onChanged: () => void }

const paperNames = Object.keys(papers) as PaperName[]

/** The inputs before the photo of a traced foot is measured. */
export function TraceForm({ isBusy, onMeasure, onChanged }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const language = useLanguage()
  const { photo, hasMany, choose, drop } = usePhotoInput(onChanged)
  const [paper, setPaper] = useState<PaperName | 'auto'>('auto')
  const [side, setSide] = useState<FootSide | 'auto'>('auto')
  const [stance, setStance] = useState<Stance>('standing')
  const [size, setSize] = useState<UsualSize>({ system: language === 'ja' ? 'jp' : 'uk', text: '' })
  const [isSent, setSent] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (isBusy || !photo || isSizeInvalid(size)) return
    const usualMm = usualSizeToMm(size)
    const question = { paper, side, stance, ...(usualMm !== undefined && { usualMm }) }
    onMeasure({ photo, question })
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
      <SizeField size={size} paper={paper} isChecked={isSent} onChange={setSize} />
      <RadioCards
        legend={<Trans>While you drew, you were</Trans>}
        choices={[
          { value: 'standing', name: i18n._(stanceWords.standing) },
          {
            value: 'sitting',
            name: i18n._(stanceWords.sitting),
            note: <Trans>The tolerances are wider.</Trans>,
          },
        ]}
        value={stance}
        onChange={setStance}
      />
      <RadioCards
        legend={<Trans>Sheet</Trans>}
        choices={[
          {
            value: 'auto',
            name: <Trans>A4 or US Letter</Trans>,
            note: <Trans>We work it out from the photo.</Trans>,
            isAlone: true,
          },
          ...paperNames.map((value) => ({ value, name: i18n._(paperWords[value]) })),
        ]}
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
      <PhotoField
        label={<Trans>Photo of the sheet from above</Trans>}
        given={photo}
        onChoose={choose}
        error={hasMany ? t`Choose one photo at a time.` : isSent && !photo && t`Choose a photo first.`}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Measure the outline</Trans>
      </Button>
    </form>
  )
}
