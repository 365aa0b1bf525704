import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenPage } from '#domain/content/written-page.ts'
import { directionOf } from '#domain/language/direction-of.ts'
import type { Language } from '#domain/settings.ts'

type About = {
  readonly language: Language
  /** Which file this is, so that the shop can tell whether it fits the address. A shell fits every one. */
  readonly file?: string
  /** What the page is made of, to be fetched together once the shop starts. */
  readonly parts?: readonly string[]
  /** What search engines read. */
  readonly data?: string | undefined
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/** The document that the bundler wrote, with its styles put into it: a page is painted after one request. */
export async function readTemplate(site: string): Promise<string> {
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const [link = '', href = ''] = stylesheet.exec(template) ?? []
  if (!link) throw new Error('The template links no stylesheet')
  const styles = (await readFile(join(site, href), 'utf8')).trim()
  if (/<\/style/i.test(styles)) throw new Error('The styles would end their own element')
  await rm(join(site, href))
  return template.replace(link, () => `<style>${styles}</style>`)
}

/** One page as a file: nothing in it is run but the boot file, and no element is styled by an attribute. */
export function documentFor(template: string, page: WrittenPage, { language, file, parts = [], data }: About): string {
  const marks = [
    file === undefined ? '' : ` data-page="${file}"`,
    parts.length === 0 ? '' : ` data-parts="${parts.join(' ')}"`,
  ]
  return filled(template, [
    ['<html lang="en" dir="ltr">', `<html lang="${language}" dir="${directionOf(language)}">`],
    ['<meta name="language" content="en" />', `<meta name="language" content="${language}" />`],
    ['<!--head-->', page.head + (data === undefined ? '' : `<script type="application/ld+json">${data}</script>`)],
    ['<div id="root"><!--page--></div>', `<div id="root"${marks.join('')}>${page.body}</div>`],
  ])
}

function filled(template: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((text, [place, filling]) => {
    if (!text.includes(place)) throw new Error(`The template has no ${place}`)
    return text.replace(place, () => filling)
  }, template)
}
