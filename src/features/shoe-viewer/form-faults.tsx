import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import type { SoleTextFault } from '#domain/shoe/sole-text.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { type AskedFigure, askedFigures, footSides, type PairFaults } from './measures-texts.ts'
import { useFaultText } from './use-fault-text.ts'

export type Faults = { readonly feet?: PairFaults; readonly soleText?: SoleTextFault }

/** By which the summary finds the fields of the form. */
export const figureId = (form: string, side: FootSide, name: AskedFigure) => `${form}-${side}-${name}`
export const soleTextId = (form: string) => `${form}-sole-text`

export const sideNames: Readonly<Record<FootSide, ReactNode>> = {
  left: <Trans>Left foot</Trans>,
  right: <Trans>Right foot</Trans>,
}

type Props = { form: string; faults: Faults; unit: LengthUnit }

/** What keeps the pair from being made. It is drawn anew for new faults only: each time it takes the focus to itself. */
export const FormFaults = memo(function FormFaults({ form, faults, unit }: Props) {
  const { figureFault, soleTextFault } = useFaultText(unit)
  const textOf = (foot: ReactNode, wrong: string) => (
    <Trans>
      {foot}: {wrong}
    </Trans>
  )
  const errors: { field: string; text: ReactNode }[] = footSides.flatMap((side) =>
    askedFigures.flatMap((name) => {
      const fault = faults.feet?.[side][name]
      if (!fault) return []
      return [{ field: figureId(form, side, name), text: textOf(sideNames[side], figureFault(name, fault)) }]
    }),
  )
  if (faults.soleText) errors.push({ field: soleTextId(form), text: soleTextFault(faults.soleText) })
  return <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />
})
