import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { smallestPage, smallestRouter } from './page.ts'

const router = smallestRouter(createBrowserHistory(), false)
router.ssr = { manifest: undefined }
await router.load()
const root = document.getElementById('root')
if (root) hydrateRoot(root, smallestPage(router))
