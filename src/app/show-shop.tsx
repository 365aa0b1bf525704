import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { missingChunks } from '#src/boot/missing-parts.ts'
import { PageStands } from './main-part.tsx'

/** A fault on a page is shown and reported by the error page, under its reference. */
const options = { onCaughtError: () => {} }

/**
 * Renders the page. A prerendered page is hydrated as it stands: the router first loads what the page shows, so that React
 * finds what it would render itself. An app shell is replaced. Resolves once everything on the page answers.
 */
export async function renderShop(root: HTMLElement, router: RegisteredRouter, isPrerendered: boolean): Promise<void> {
  // With this mark the router renders the first time what it renders at build (ADR 0006).
  if (isPrerendered) {
    router.ssr = { manifest: undefined }
    await router.load()
    // With a chunk missing, a page that can be read would become one that says so.
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
    // In steps: a slow phone answers what is done meanwhile.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, shop, options))
    else createRoot(root, options).render(shop)
  })
  document.documentElement.dataset.alive = ''
}

/** A page that is rendered anew writes its own head; the head of its file would stay beside it for ever. */
function clearHead(): void {
  const prerendered = 'title, meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]'
  for (const one of document.head.querySelectorAll(prerendered)) one.remove()
}
