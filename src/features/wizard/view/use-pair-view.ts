import { useContext } from 'react'
import { usePairViewState, useShared } from './pair-view.ts'
import { WizardContext } from './wizard-context.ts'

function useOpenWizard() {
  const { open } = useContext(WizardContext)
  if (typeof open !== 'object') throw new Error('Used outside of a wizard step')
  return open
}

/** The view of the pair, and a function to change it, for a step. */
export const usePairView = () => usePairViewState(useOpenWizard().look)
/** What the stage shows, for a step. */
export const usePairOnDisplay = () => useShared(useOpenWizard().onDisplay)
