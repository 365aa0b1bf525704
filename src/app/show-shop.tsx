import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { missingChunks } from '#src/boot/missing-parts.ts'
import { PageStands } from './main-part.tsx'

/** The error page shows and reports a caught error under its reference. */
const options = { onCaughtError: () => {} }

/**
 * Renders the page. A prerendered page is hydrated: the router first loads its data, so that React finds what
 * it would render itself. An app shell is replaced. Resolves once the whole page is interactive.
 */
export async function renderShop(root: HTMLElement, router: RegisteredRouter, isPrerendered: boolean): Promise<void> {
  // Makes the router's first render equal to the one at build (ADR 0006).
  if (isPrerendered) {
    router.ssr = { manifest: undefined }
    await router.load()
    // With a chunk missing, hydration would replace a readable page by an error page.
    for (const missing of missingChunks) throw missing
  } else clearHead()
  await new Promise<void>((standing) => {
    const shop = (
      <StrictMode>
        <PageStands value={standing}>
          <RouterProvider router={router} />
        </PageStands>
      </StrictMode>
    )
    // As a transition, so that React hydrates in steps and a slow phone can answer input in between.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, shop, options))
    else createRoot(root, options).render(shop)
  })
  document.documentElement.dataset.alive = ''
}

/**
 * Removes the head of the app shell's file: a page that is rendered from scratch writes its own head, and the
 * old one would stay.
 */
function clearHead(): void {
  const prerendered = 'title, meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]'
  for (const one of document.head.querySelectorAll(prerendered)) one.remove()
}
