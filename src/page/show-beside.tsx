import { I18nProvider } from '@lingui/react'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows something after the page or before it; the page goes on whatever happens there. */
export function showBeside(router: RegisteredRouter, shown: ReactNode, where: 'append' | 'prepend' = 'append'): void {
  const place = document.createElement('div')
  place.className = 'late-place'
  document.body[where](place)
  createRoot(place).render(
    <I18nProvider i18n={router.options.context.language.i18n}>
      <RouterContextProvider router={router}>{shown}</RouterContextProvider>
    </I18nProvider>,
  )
}
