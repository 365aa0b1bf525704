import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/** The document that the bundler wrote, with its styles inlined: a page is painted after one request. */
export async function readTemplate(site: string): Promise<string> {
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const [link = '', href = ''] = stylesheet.exec(template) ?? []
  if (!link) throw new Error('The template links no stylesheet')
  const styles = (await readFile(join(site, href), 'utf8')).trim()
  if (/<\/style/i.test(styles)) throw new Error('The styles would end their own element')
  await rm(join(site, href))
  return template.replace(link, () => `<style>${styles}</style>`)
}
