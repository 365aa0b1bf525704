import { Trans } from '@lingui/react/macro'
import { createContext, memo, useContext, useMemo } from 'react'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { type TypedFault, type TypedFaults, type TypedFigure, typedFigures } from '#domain/foot/typed-measures.ts'
import { useFigureFault } from '#src/features/foot-photo/use-figure-fault.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

/** By which the summary finds a field. */
export const fieldOf = (form: string, name: TypedFigure) => `${form}-${name}`

/** The summary takes the focus with new faults alone: its words follow the unit without that. */
const ShownUnit = createContext<LengthUnit>('mm')

type Props = { form: string; faults: TypedFaults; unit: LengthUnit }

/** What keeps the numbers from being those of a foot. */
export function TypingFaults({ form, faults, unit }: Props) {
  return (
    <ShownUnit value={unit}>
      <Faults form={form} faults={faults} />
    </ShownUnit>
  )
}

const Faults = memo(function Faults({ form, faults }: Omit<Props, 'unit'>) {
  const errors = useMemo(
    () =>
      typedFigures.flatMap((name) => {
        const fault = faults[name]
        return fault ? [{ field: fieldOf(form, name), text: <Said name={name} fault={fault} /> }] : []
      }),
    [form, faults],
  )
  if (errors.length === 0) return null
  return <ErrorSummary heading={<Trans>Please check these numbers</Trans>} errors={errors} />
})

function Said({ name, fault }: { name: TypedFigure; fault: TypedFault }) {
  return useFigureFault(useContext(ShownUnit))(name, fault)
}
