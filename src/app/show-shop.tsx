import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { missingParts } from '#src/boot/load-part.ts'
import { PageStands } from './main-part.tsx'

/** A fault on a page is shown and reported by the error page, under its reference. */
const options = { onCaughtError: () => {} }

/**
 * Brings a page to life. A page that came with its file is taken over as it stands: the router first loads what the page
 * shows, so that React finds what it would draw itself. A shell is replaced. Resolves once everything on it answers.
 */
export async function showShop(root: HTMLElement, router: RegisteredRouter, isWritten: boolean): Promise<void> {
  // With this mark the router draws the first time what it draws at build (ADR 0006).
  if (isWritten) {
    router.ssr = { manifest: undefined }
    await router.load()
    // With a part of it missing, a page that can be read would become one that says so.
    for (const missing of missingParts) throw missing
  } else clearHead()
  await new Promise<void>((alive) => {
    const shop = (
      <StrictMode>
        <PageStands value={alive}>
          <RouterProvider router={router} />
        </PageStands>
      </StrictMode>
    )
    // In steps: a slow phone answers what is done meanwhile.
    if (isWritten) startTransition(() => void hydrateRoot(root, shop, options))
    else createRoot(root, options).render(shop)
  })
  document.documentElement.dataset.alive = ''
}

/** A page that is drawn anew writes its own head; what its file says of itself would stand beside it for ever. */
function clearHead(): void {
  const written = 'title, meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]'
  for (const one of document.head.querySelectorAll(written)) one.remove()
}
