import { Trans } from '@lingui/react/macro'
import { createContext, memo, useContext, useMemo } from 'react'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import {
  type TypedFigure,
  type TypedFigureError,
  type TypedFigureErrors,
  typedFigures,
} from '#domain/foot/typed-measures.ts'
import { useFigureErrorText } from '#src/features/foot-photo/use-figure-error-text.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

/** By which the summary finds a field. */
export const fieldIdFor = (form: string, name: TypedFigure) => `${form}-${name}`

/** The summary takes the focus with new faults alone: its words follow the unit without that. */
const LengthUnitContext = createContext<LengthUnit>('mm')

type Props = { form: string; figureErrors: TypedFigureErrors; unit: LengthUnit }

/** What keeps the numbers from being those of a foot. */
export function TypingErrors({ form, figureErrors, unit }: Props) {
  return (
    <LengthUnitContext value={unit}>
      <ErrorList form={form} figureErrors={figureErrors} />
    </LengthUnitContext>
  )
}

const ErrorList = memo(function ErrorList({ form, figureErrors }: Omit<Props, 'unit'>) {
  const errors = useMemo(
    () =>
      typedFigures.flatMap((name) => {
        const error = figureErrors[name]
        return error ? [{ field: fieldIdFor(form, name), text: <Said name={name} error={error} /> }] : []
      }),
    [form, figureErrors],
  )
  if (errors.length === 0) return null
  return <ErrorSummary heading={<Trans>Please check these numbers</Trans>} errors={errors} />
})

function Said({ name, error }: { name: TypedFigure; error: TypedFigureError }) {
  return useFigureErrorText(useContext(LengthUnitContext))(name, error)
}
