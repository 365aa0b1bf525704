import { I18nProvider } from '@lingui/react'
import { CatchBoundary, type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { PairStage } from './pair-stage.tsx'
import { StageBroken } from './stage-broken.tsx'
import type { PairOnStage } from './view/wizard-context.ts'

export type OpenStage = { readonly element: HTMLElement; readonly drawn: Promise<void> }

/**
 * Renders the stage in a React root of its own, whose element each step's page takes in, so that it continues unchanged
 * between steps. It starts on first use, with the messages loaded then, and ends with the machine.
 */
export function openStage(router: RegisteredRouter, pairOnStage: PairOnStage): () => OpenStage {
  let stage: OpenStage | undefined
  return () => {
    stage ??= drawStage(router, pairOnStage)
    return stage
  }
}

function drawStage(router: RegisteredRouter, pairOnStage: PairOnStage): OpenStage {
  const element = document.createElement('div')
  element.className = 'wizard-stage'
  const root = createRoot(element)
  const drawn = new Promise<void>((resolve) => {
    root.render(
      <I18nProvider i18n={router.options.context.language.i18n}>
        <RouterContextProvider router={router}>
          <CatchBoundary getResetKey={() => 'stage'} errorComponent={StageBroken}>
            <DrawnSignal onDrawn={resolve}>
              <PairStage pairOnStage={pairOnStage} />
            </DrawnSignal>
          </CatchBoundary>
        </RouterContextProvider>
      </I18nProvider>,
    )
  })
  pairOnStage.actor.subscribe({ complete: () => root.unmount() })
  return { element, drawn }
}

/** Signals that the stage is rendered, so that content next to it appears with it and is not shifted. */
function DrawnSignal({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}
