import { useMemo, useSyncExternalStore } from 'react'
import type { PairChange } from '#domain/order/pair-change.ts'
import {
  onPairChange,
  pairChangeVersion,
  readStoredPairChange,
} from '#src/features/orders/change/stored-pair-change.ts'
import { useWizard } from '../view/step-view.ts'

/** The order whose pair the open design is, where somebody has come from it to change that. */
export function usePairChange(): PairChange | undefined {
  const changeVersion = useSyncExternalStore(onPairChange, pairChangeVersion)
  const open = useWizard(({ context }) => context.file.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept may be another one each time that is told
  const change = useMemo(readStoredPairChange, [changeVersion])
  return change?.designId === open ? change : undefined
}
