import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import type { PairOnDisplay, PairView, SharedValue } from './pair-view.ts'

export type WizardActor = ActorRefFrom<typeof tabiGen01Machine>

/** All that the stage is told and tells. */
export type PairOnStage = {
  readonly actor: WizardActor
  readonly look: SharedValue<PairView>
  readonly onDisplay: SharedValue<PairOnDisplay>
}

export type StepProps = {
  readonly step: WizardStep
  /** What the step says as long as there are no feet. */
  readonly missing: ReactNode
}

/** The way to a pair, once its machine and the code of its steps are there. */
export type OpenWizard = PairOnStage & {
  /** What is looked at while choosing. It is one element, which the place of each step takes in, so that it goes on from one to the next. */
  stage(): { readonly element: HTMLElement; readonly drawn: Promise<void> }
  readonly Step: ComponentType<StepProps>
}

export type WizardOnPage = {
  /** Nothing yet, or it did not come. */
  readonly open: OpenWizard | 'missing' | undefined
  /** Nobody has begun anything here: nothing of it is loaded before it is needed. */
  readonly isUnbegun: boolean
  retry(): void
}

/** As a page is prerendered. */
export const noWizard: WizardOnPage = { open: undefined, isUnbegun: false, retry: () => {} }

/** The four steps hear of their machine by this. */
export const WizardContext = createContext(noWizard)
