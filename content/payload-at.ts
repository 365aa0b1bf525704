import { isContentPath, type Payload } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { splitLanguage } from '#domain/language/language-in-path.ts'
import { settings } from '#domain/settings.ts'
import { getContent } from './page-contents.ts'

/** The payload of an address; a page without editorial text has an empty one. */
export function payloadAt(address: string, build: string, seller?: Seller): Payload {
  const { language = settings.languages.default, path } = splitLanguage(address)
  return { build, content: isContentPath(path) ? getContent(path, language, seller) : null }
}
