import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { tabiGen01Machine } from '#machines/tabi-gen-01/tabi-gen-01.machine.ts'
import type { WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import type { PairOnDisplay, PairView, SharedValue } from './pair-view.ts'

export type WizardActor = ActorRefFrom<typeof tabiGen01Machine>

/** Everything the stage reads and reports. */
export type PairOnStage = {
  readonly actor: WizardActor
  readonly look: SharedValue<PairView>
  readonly onDisplay: SharedValue<PairOnDisplay>
}

export type StepProps = {
  readonly step: WizardStep
  /** What the step shows while there are no feet. */
  readonly missing: ReactNode
}

/** The wizard once its machine and the code of its steps are loaded. */
export type OpenWizard = PairOnStage & {
  /** The stage: one element, which each step takes in, so that it continues between steps. */
  stage(): { readonly element: HTMLElement; readonly drawn: Promise<void> }
  readonly Step: ComponentType<StepProps>
}

export type WizardOnPage = {
  /** `undefined` while loading, `missing` if loading failed. */
  readonly open: OpenWizard | 'missing' | undefined
  /** The visitor has not started a design here, so nothing is loaded until it is needed. */
  readonly isUnbegun: boolean
  retry(): void
}

/** The state in prerendered pages. */
export const noWizard: WizardOnPage = { open: undefined, isUnbegun: false, retry: () => {} }

/** Provides the machine to the four steps. */
export const WizardContext = createContext(noWizard)
