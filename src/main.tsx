import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createWire } from './api/wire.ts'
import { catalogs } from './i18n/catalogs.ts'
import { createPageLanguage } from './i18n/page-language.ts'
import { strangerAccess } from './navigation/access-port.ts'
import { createShopRouter } from './router.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/header.css'
import './styles/footer.css'
import './styles/screen.css'
import './styles/home.css'

/** The composition root of the browser: here things are chosen and wired, and nowhere else. */
async function openShop(root: HTMLElement): Promise<void> {
  const history = createBrowserHistory()
  const language = createPageLanguage(history, catalogs)
  const wire = createWire({ base: __API_BASE__, language: language.current, fetch })
  const router = createShopRouter(history, { language, access: strangerAccess, wire })
  await language.shown()
  // A fault on a page is shown and reported by the error page, under its reference.
  createRoot(root, { onCaughtError: () => {} }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void openShop(root)
