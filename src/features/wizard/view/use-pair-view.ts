import { useContext } from 'react'
import { usePairViewState, useShared } from './pair-view.ts'
import { WizardContext } from './wizard-context.ts'

function useOpenWizard() {
  const { open } = useContext(WizardContext)
  if (typeof open !== 'object') throw new Error('Outside of the steps to a pair')
  return open
}

/** How the pair is looked at, and how that is changed, for a step. */
export const usePairView = () => usePairViewState(useOpenWizard().look)
/** What the stage shows, for a step. */
export const usePairOnDisplay = () => useShared(useOpenWizard().onDisplay)
