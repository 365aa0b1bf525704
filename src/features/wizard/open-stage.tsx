import { I18nProvider } from '@lingui/react'
import { CatchBoundary, type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { PairStage } from './pair-stage.tsx'
import { StageBroken } from './stage-broken.tsx'
import type { PairOnStage } from './view/wizard-context.ts'

/**
 * What is looked at while choosing, drawn apart from the pages: the place of each step takes its element in, and it goes on as it
 * is from one to the next. It begins with the first place, when the texts are there, and ends with the machine.
 */
export function openStage(router: RegisteredRouter, shown: PairOnStage): () => HTMLElement {
  let stage: HTMLElement | undefined
  return () => {
    stage ??= drawStage(router, shown)
    return stage
  }
}

function drawStage(router: RegisteredRouter, shown: PairOnStage): HTMLElement {
  const stage = document.createElement('div')
  stage.className = 'wizard-stage'
  const root = createRoot(stage)
  root.render(
    <I18nProvider i18n={router.options.context.language.i18n}>
      <RouterContextProvider router={router}>
        <CatchBoundary getResetKey={() => 'stage'} errorComponent={StageBroken}>
          <PairStage shown={shown} />
        </CatchBoundary>
      </RouterContextProvider>
    </I18nProvider>,
  )
  shown.actor.subscribe({ complete: () => root.unmount() })
  return stage
}
