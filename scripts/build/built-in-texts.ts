import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { getContent } from '#content/page-contents.ts'
import { textPlaces } from '#content/texts-in.ts'
import { contentPaths } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { joinWithNoBreak, withPlainSpaces } from '#domain/typography/join-with-no-break.ts'
import { catalogsIn } from '../texts/namespaces.ts'
import { readCatalog } from '../texts/read-catalog.ts'

/** Namespaces that only the developers of the shop see. */
const toolNamespaces = /^_/

/** Every text that the shop is built with, by the key that operators use for it. */
export function builtInTexts(root: string, seller?: Seller): BuiltInText[] {
  return [...catalogTexts(root), ...editorialTexts(seller)]
}

/** The same words are one text, in however many namespaces they occur. */
function catalogTexts(root: string): BuiltInText[] {
  const texts = new Map<string, BuiltInText>()
  for (const { name, folder } of catalogsIn(root).filter((catalog) => !toolNamespaces.test(catalog.name))) {
    const japanese = new Map(readCatalog(read(root, folder, 'ja')).map(({ source, text }) => [source, text]))
    for (const { source, text } of readCatalog(read(root, folder, 'en'))) {
      const key = generateMessageId(source)
      const categories = [...(texts.get(key)?.categories ?? []), name]
      texts.set(key, {
        key,
        texts: { en: joinWithNoBreak(text), ja: joinWithNoBreak(japanese.get(source) ?? '') },
        categories,
      })
    }
  }
  return [...texts.values()]
}

function read(root: string, folder: string, language: string): string {
  return readFileSync(join(root, folder, `${language}.po`), 'utf8')
}

/**
 * The key of a text comes from its English, not its position: text inserted before it does not change the key, and
 * repeated text has one key.
 */
function editorialTexts(seller?: Seller): BuiltInText[] {
  return contentPaths.flatMap((page) => {
    const namespace = page.split('/')[1] || 'home'
    const japanese = new Map(
      textPlaces(getContent(page, 'ja', seller)).map(({ steps, text }) => [steps.join('.'), text]),
    )
    const bySource = Map.groupBy(textPlaces(getContent(page, 'en', seller)), ({ text }) => text)
    return [...bySource].map(([en, places]): BuiltInText => {
      const all = places.map(({ steps }) => steps)
      const ja = japanese.get(all[0]?.join('.') ?? '') ?? ''
      const key = `${namespace}.${generateMessageId(withPlainSpaces(en))}`
      return { key, texts: { en, ja }, categories: [namespace], place: { page, all } }
    })
  })
}
