import { useLingui } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'

/** What stands behind a number; `in` alone is a word of its own. */
export function useUnitName(): (unit: LengthUnit) => string {
  const { t } = useLingui()
  return (unit) => (unit === 'in' ? t`inches` : unit)
}
