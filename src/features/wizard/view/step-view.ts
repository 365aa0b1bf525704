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
 * The machine as a step sees it. While the next page comes this one is still there, with the machine at another step already: a step
 * stays as it was when it was left.
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
  if (!view) throw new Error('Outside of the steps to a pair')
  return view
}

/** What a step wants to know of its machine. */
export function useWizard<Value>(select: (snapshot: WizardSnapshot) => Value): Value {
  return useSelector(useStepView(), select)
}

/** Tells the machine what was done. */
export function useWizardSend(): StepView['send'] {
  return useStepView().send
}
