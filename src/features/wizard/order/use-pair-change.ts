import { useMemo, useSyncExternalStore } from 'react'
import type { PairChange } from '#domain/order/pair-change.ts'
import { keptPairChange, onPairChange, pairChangeTold } from '#src/features/orders/change/kept-pair-change.ts'
import { useWizard } from '../view/step-view.ts'

/** The order whose pair the open design is, where somebody has come from it to change that. */
export function usePairChange(): PairChange | undefined {
  const told = useSyncExternalStore(onPairChange, pairChangeTold)
  const open = useWizard(({ context }) => context.file.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept may be another one each time that is told
  const change = useMemo(keptPairChange, [told])
  return change?.designId === open ? change : undefined
}
