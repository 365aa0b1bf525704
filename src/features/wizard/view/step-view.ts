import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import type { WizardActor } from './wizard-context.ts'

export type WizardSnapshot = SnapshotFrom<typeof tabiGen01Machine>

export type StepView = Pick<WizardActor, 'subscribe' | 'getSnapshot' | 'send'>

/**
 * The machine as one step sees it. While the next page loads, the machine is at the next step but this page is still
 * visible: it keeps the snapshot with which it was left.
 */
export function getStepView(actor: WizardActor, step: WizardStep): StepView {
  let onDisplay = actor.getSnapshot()
  return {
    subscribe: actor.subscribe.bind(actor) as WizardActor['subscribe'],
    send: (event) => actor.send(event),
    getSnapshot() {
      const now = actor.getSnapshot()
      if (selectWizardStep(now) === step) onDisplay = now
      return onDisplay
    },
  }
}

export const StepViewContext = createContext<StepView | undefined>(undefined)

function useStepView(): StepView {
  const view = useContext(StepViewContext)
  if (!view) throw new Error('Used outside of a wizard step')
  return view
}

/** Selects a value from the step's machine. */
export function useWizard<Value>(select: (snapshot: WizardSnapshot) => Value): Value {
  return useSelector(useStepView(), select)
}

/** Sends an event to the machine. */
export function useWizardSend(): StepView['send'] {
  return useStepView().send
}
