import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { isWritten } from '#domain/navigation/page-file.ts'
import { type Page, pages } from '#domain/navigation/pages.ts'
import { type Language, settings } from '#domain/settings.ts'

/** The site folder of the newest build. */
export function siteFolder(): string {
  const { id } = JSON.parse(readFileSync(join('dist', 'latest.json'), 'utf8'))
  return join('dist', 'builds', id, 'site')
}

export function listBuiltFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
}

const rows: readonly Page[] = pages

/** The pages that are the same for everyone. */
export const publicPages = rows.filter(isWritten)

export type Address = { readonly page: Page; readonly language: Language; readonly address: string }

/** Every public page in every language. */
export const publicAddresses: readonly Address[] = settings.languages.available.flatMap((language) =>
  publicPages.map((page) => ({ page, language, address: withLanguage(page.path, language) })),
)
