import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { type TypedFigure, type TypedFigureErrors, typedFigures } from '#domain/foot/typed-measures.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useFigureErrorText } from '#src/features/foot-photo/use-figure-error-text.ts'
import { useUnitName } from '#src/features/foot-photo/use-unit-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { MadeLengthsIn } from './made-lengths-in.tsx'
import { PaperAndWall } from './paper-and-wall.tsx'
import { ToeFormField } from './toe-form-field.tsx'
import { textIn, withText, withToeForm } from './typed-texts.ts'
import { fieldIdFor, TypingErrors } from './typing-errors.tsx'

type Props = Pick<FootScan, 'send'> & {
  side: FootSide
  pair: TypedPair
  figureErrors: TypedFigureErrors
  onChange: (pair: TypedPair) => void
  onTyped: () => void
}

const units = ['mm', 'cm', 'in'] as const satisfies readonly LengthUnit[]

/** Where to measure each number, shown below its field. */
const helps: Readonly<Record<Exclude<TypedFigure, 'lengthMm'>, MessageDescriptor>> = {
  ballWidthMm: msg`Straight from mark to mark at the widest part.`,
  heelWidthMm: msg`Straight from mark to mark at the heel.`,
  ballGirthMm: msg`All the way around, with the tape.`,
  instepHeightMm: msg`From the floor to the top of the foot, halfway along it.`,
}

/** Explains how to measure one foot, and takes its numbers. */
export function TypingForm({ side, pair, figureErrors, onChange, onTyped, send }: Props) {
  const { i18n } = useLingui()
  const form = useId()
  const figureErrorText = useFigureErrorText(pair.unit)
  const unitName = useUnitName()
  const unit = unitName(pair.unit)

  function submit(event: FormEvent) {
    event.preventDefault()
    onTyped()
  }

  return (
    <StepFrame
      heading={side === 'left' ? <Trans>Left foot, by hand</Trans> : <Trans>Right foot, by hand</Trans>}
      lead={
        <Trans>
          All you need is a wall, a sheet of paper, a pen and a ruler. With a soft tape, you can measure the girth as
          well.
        </Trans>
      }
      onSubmit={submit}
      action={
        <Button type="submit">
          <Trans>Check the numbers</Trans>
        </Button>
      }
      side={<BackButton send={send} />}
    >
      <PaperAndWall isOpen={side === 'left'} />
      <TypingErrors form={form} figureErrors={figureErrors} unit={pair.unit} />
      <RadioCards
        legend={<Trans>Unit of your ruler</Trans>}
        choices={units.map((value) => ({ value, name: unitName(value) }))}
        value={pair.unit}
        onChange={(chosen) => onChange({ ...pair, unit: chosen })}
        help={<Trans>You can change it: the numbers you typed change with it.</Trans>}
      />
      <div className="typed-numbers">
        {typedFigures.map((name) => {
          const error = figureErrors[name]
          return (
            <Field
              key={name}
              id={fieldIdFor(form, name)}
              label={i18n._(figureWords[name])}
              mark={name === 'lengthMm' ? unit : <Trans>{unit}, optional</Trans>}
              help={name === 'lengthMm' ? <MadeLengthsIn unit={pair.unit} /> : i18n._(helps[name])}
              error={error && figureErrorText(name, error)}
              inputMode={pair.unit === 'in' ? 'text' : 'decimal'}
              autoComplete="off"
              maxLength={16}
              value={textIn(pair, side, name)}
              onChange={({ target }) => onChange(withText(pair, side, name, target.value))}
            />
          )
        })}
      </div>
      <ToeFormField value={pair[side].toeForm} onChange={(toeForm) => onChange(withToeForm(pair, side, toeForm))} />
    </StepFrame>
  )
}
