import type { PageWriter } from '#domain/content/written-page.ts'
import { getTextDirection } from '#domain/language/text-direction.ts'
import { findPageFile, notFoundFile } from '#domain/navigation/page-file.ts'
import type { Message } from '#domain/translations/message.ts'
import { linkedData } from './linked-data.ts'

/** One page as a file: nothing in it is run but the bootstrap script, and no element is styled by an attribute. */
export const writeDocument: PageWriter['writeDocument'] = ({ template, publicUrl }, order, page, texts) => {
  const { kind, path, language, parts } = order
  // By this mark the shop tells whether the file fits the address. An app shell fits every one, and has none.
  const file = kind === 'missing' ? notFoundFile : findPageFile(path)
  const marks = [
    kind === 'shell' ? '' : ` data-page="${file}"`,
    parts.length === 0 ? '' : ` data-parts="${parts.join(' ')}"`,
  ]
  const data = kind === 'page' ? linkedData(path, language, publicUrl, texts.content) : undefined
  // A page is hydrated with the texts that it was prerendered with.
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

/** Data that is not run; nothing in it can end its element. */
function dataBlock(type: string, data: string | undefined): string {
  return data === undefined ? '' : `<script type="${type}">${data.replaceAll('<', '\\u003c')}</script>`
}

function filled(template: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((text, [index, filling]) => {
    if (!text.includes(index)) throw new Error(`The template has no ${index}`)
    return text.replace(index, () => filling)
  }, template)
}
