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

/** The field id that the error summary links to. */
export const fieldIdFor = (form: string, name: TypedFigure) => `${form}-${name}`

/**
 * Passed by context, because the summary takes the focus when its list changes: a change of unit alone must not do
 * that.
 */
const LengthUnitContext = createContext<LengthUnit>('mm')

type Props = { form: string; figureErrors: TypedFigureErrors; unit: LengthUnit }

/** The errors in the typed numbers. */
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
