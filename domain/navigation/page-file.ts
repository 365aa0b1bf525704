import type { Language } from '../settings.ts'
import { matchPage } from './match-page.ts'
import type { Page } from './pages.ts'
import { isToolPage } from './tool-pages.ts'

/** The mark of the file that stands for every address without a page. */
export const notFoundFile = '404'

/** Which file an address is shown with, by the path of a page (without language). */
export function findPageFile(path: string): string {
  return matchPage(path)?.path ?? notFoundFile
}

/** A page that is the same for everyone is written at build; any other is drawn for its visitor, in a shell. */
export function isWritten(page: Page): boolean {
  return page.guard === undefined && !page.path.includes('{') && !isToolPage(page.path)
}

/** Where the file of a page lies below the folder of its language. */
export function filePathFor(file: string): string {
  if (file === notFoundFile) return '/404.html'
  return `${file === '/' ? '' : file}/index.html`
}

/** What some rooms share and most do without: a folder of src/features that has a catalog of its own. */
export const sharedNamespaces: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['auth', 'signup'],
  'foot-photo': ['dev', 'shapediver'],
  'foot-trace': ['dev'],
  'shoe-viewer': ['shapediver'],
  'sole-sheets': ['shapediver'],
  'trace-protocol': ['dev', 'get-foot-scan'],
}

/**
 * The rooms that a page has its texts from: its own, by the first part of its address, since /cart and /cart/checkout are
 * one; and those that it shares with others. No page, no room.
 */
export function namespacesForPath(path: string): string[] {
  if (!matchPage(path)) return []
  const own = path.split('/')[1] || 'home'
  return [own, ...Object.keys(sharedNamespaces).filter((shared) => sharedNamespaces[shared]?.includes(own))]
}

/** Where a build keeps the catalog of a room. It lies among what never changes. */
export function catalogUrlPath(build: string, namespace: string, language: Language): string {
  return `/assets/texts/${build}/${namespace}.${language}.json`
}

/** Where the payload of an address lies: the editorial text of its page. */
export function payloadUrlPath(address: string): string {
  return `${address.replace(/\/$/, '')}/_payload.json`
}
