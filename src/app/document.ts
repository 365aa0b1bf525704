import type { PageWriter } from '#domain/content/written-page.ts'
import { getTextDirection } from '#domain/language/text-direction.ts'
import { findPageFile, notFoundFile } from '#domain/navigation/page-file.ts'
import type { Message } from '#domain/translations/message.ts'
import { linkedData } from './linked-data.ts'

/**
 * Renders one page as an HTML file. It runs nothing but the bootstrap script, and styles no element by an
 * attribute.
 */
export const writeDocument: PageWriter['writeDocument'] = ({ template, publicUrl }, order, page, texts) => {
  const { kind, path, language, parts } = order
  // `data-page` tells the client whether the file matches the address. An app shell matches every address and
  // has none.
  const file = kind === 'missing' ? notFoundFile : findPageFile(path)
  const marks = [
    kind === 'shell' ? '' : ` data-page="${file}"`,
    parts.length === 0 ? '' : ` data-parts="${parts.join(' ')}"`,
  ]
  const data = kind === 'page' ? linkedData(path, language, publicUrl, texts.content) : undefined
  // The client hydrates a page with the messages that it was prerendered with.
  const blocks = [dataBlock('application/ld+json', data), dataBlock('application/json', toJsonText(texts.changed))]
  return filled(template, [
    ['<html lang="en" dir="ltr">', `<html lang="${language}" dir="${getTextDirection(language)}">`],
    ['<meta name="language" content="en" />', `<meta name="language" content="${language}" />`],
    ['<!--head-->', page.head + blocks.join('')],
    ['<div id="root"><!--page--></div>', `<div id="root"${marks.join('')}>${page.body}</div>`],
  ])
}

function toJsonText(texts: Readonly<Record<string, Message>>): string | undefined {
  return Object.keys(texts).length === 0 ? undefined : JSON.stringify(texts)
}

/** A script element with data that is not executed. Escaping `<` keeps the data from closing the element. */
function dataBlock(type: string, data: string | undefined): string {
  return data === undefined ? '' : `<script type="${type}">${data.replaceAll('<', '\\u003c')}</script>`
}

function filled(template: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((text, [placeholder, filling]) => {
    if (!text.includes(placeholder)) throw new Error(`The template has no ${placeholder}`)
    return text.replace(placeholder, () => filling)
  }, template)
}
