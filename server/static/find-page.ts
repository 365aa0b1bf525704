import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { filePathFor, findPageFile, notFoundFile } from '#domain/navigation/page-file.ts'
import { getPagePolicy, type PagePolicy } from '#domain/navigation/page-policies.ts'
import { isToolPage } from '#domain/navigation/tool-pages.ts'
import { settings } from '#domain/settings.ts'
import type { StoredFile } from '#server/http/stored-file.ts'
import type { LoadedBuild } from './load-build.ts'

export type FoundPage = { readonly file: StoredFile; readonly status: 200 | 404; readonly policy: PagePolicy }

/** These files are served with status 404. */
const missing = new Set([notFoundFile, '/not-found'])

/** The file for an address: the page's own in the address's language, or the one for a missing page. */
export function findPage(build: LoadedBuild, address: string, isDemo: boolean): FoundPage | undefined {
  const { language = settings.languages.default, path } = splitLanguage(address)
  const name = isToolPage(path) && !isDemo ? notFoundFile : findPageFile(path)
  const folder = withLanguage('/', language).replace(/\/$/, '')
  const file = build.files.get(folder + filePathFor(name))
  return file && { file, status: missing.has(name) ? 404 : 200, policy: getPagePolicy(path) }
}
