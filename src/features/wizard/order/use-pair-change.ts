import { useMemo, useSyncExternalStore } from 'react'
import type { PairChange } from '#domain/order/pair-change.ts'
import {
  onPairChange,
  pairChangeVersion,
  readStoredPairChange,
} from '#src/features/orders/change/stored-pair-change.ts'
import { useWizard } from '../view/step-view.ts'

/** The order whose pair is the open design, if the customer came from it to change the pair. */
export function usePairChange(): PairChange | undefined {
  const changeVersion = useSyncExternalStore(onPairChange, pairChangeVersion)
  const open = useWizard(({ context }) => context.file.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored value may differ after each change
  const change = useMemo(readStoredPairChange, [changeVersion])
  return change?.designId === open ? change : undefined
}
