import { useLingui } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'

/** The unit after a number; `in` alone would read as a preposition. */
export function useUnitName(): (unit: LengthUnit) => string {
  const { t } = useLingui()
  return (unit) => (unit === 'in' ? t`inches` : unit)
}
