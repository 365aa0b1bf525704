import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import type { SoleTextError } from '#domain/shoe/sole-text.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { type EditableFigure, editableFigures, footSides, type PairFigureErrors } from './measures-texts.ts'
import { useShoeFormErrorTexts } from './use-shoe-form-error-texts.ts'

export type ShoeFormErrors = { readonly feet?: PairFigureErrors; readonly soleText?: SoleTextError }

/** The field ids that the error summary links to. */
export const figureId = (form: string, side: FootSide, name: EditableFigure) => `${form}-${side}-${name}`
export const soleTextId = (form: string) => `${form}-sole-text`

export const sideNames: Readonly<Record<FootSide, ReactNode>> = {
  left: <Trans>Left foot</Trans>,
  right: <Trans>Right foot</Trans>,
}

type Props = { form: string; formErrors: ShoeFormErrors; unit: LengthUnit }

/** The errors in the form. Memoized, because the summary takes the focus on each render with new errors. */
export const FormErrors = memo(function FormErrors({ form, formErrors, unit }: Props) {
  const { figureErrorText, soleTextErrorText } = useShoeFormErrorTexts(unit)
  const getErrorText = (foot: ReactNode, errorText: string) => (
    <Trans>
      {foot}: {errorText}
    </Trans>
  )
  const errors: { field: string; text: ReactNode }[] = footSides.flatMap((side) =>
    editableFigures.flatMap((name) => {
      const error = formErrors.feet?.[side][name]
      if (!error) return []
      return [{ field: figureId(form, side, name), text: getErrorText(sideNames[side], figureErrorText(name, error)) }]
    }),
  )
  if (formErrors.soleText) errors.push({ field: soleTextId(form), text: soleTextErrorText(formErrors.soleText) })
  return <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />
})
