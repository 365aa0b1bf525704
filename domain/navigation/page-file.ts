import type { Language } from '../settings.ts'
import { matchPage } from './match-page.ts'
import type { Page } from './pages.ts'
import { isToolPage } from './tool-pages.ts'

/** The name of the file for every address without a page. */
export const notFoundFile = '404'

/** The file for an address, by the path of its page (without language). */
export function findPageFile(path: string): string {
  return matchPage(path)?.path ?? notFoundFile
}

/**
 * Whether a page is the same for everyone and prerendered at build; any other page is rendered in a shell for its
 * visitor.
 */
export function isWritten(page: Page): boolean {
  return page.guard === undefined && !page.path.includes('{') && !isToolPage(page.path)
}

/** The path of a page's file, relative to the folder of its language. */
export function filePathFor(file: string): string {
  if (file === notFoundFile) return '/404.html'
  return `${file === '/' ? '' : file}/index.html`
}

/** Namespaces shared by some pages: folders of src/features with a catalog of their own. */
export const sharedNamespaces: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['auth', 'signup'],
  'foot-photo': ['dev', 'shapediver'],
  'foot-trace': ['dev'],
  'shoe-viewer': ['shapediver'],
  'sole-sheets': ['shapediver'],
  'trace-protocol': ['dev', 'get-foot-scan'],
}

/**
 * The namespaces that a page loads its texts from: its own, by the first segment of its path (/cart and /cart/checkout
 * share one), and the shared ones. Without a page there are none.
 */
export function namespacesForPath(path: string): string[] {
  if (!matchPage(path)) return []
  const own = path.split('/')[1] || 'home'
  return [own, ...Object.keys(sharedNamespaces).filter((shared) => sharedNamespaces[shared]?.includes(own))]
}

/** The path of a namespace's catalog in a build. It is among the immutable files. */
export function catalogUrlPath(build: string, namespace: string, language: Language): string {
  return `/assets/texts/${build}/${namespace}.${language}.json`
}

/** The path of an address's payload: the editorial text of its page. */
export function payloadUrlPath(address: string): string {
  return `${address.replace(/\/$/, '')}/_payload.json`
}
