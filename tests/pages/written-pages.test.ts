// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getContent } from '#content/page-contents.ts'
import { textsIn } from '#content/texts-in.ts'
import { contentPaths, isContentPath } from '#domain/content/page-content.ts'
import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { matchPage } from '#domain/navigation/match-page.ts'
import { settings } from '#domain/settings.ts'
import { listBuiltFiles, publicAddresses, publicPages, siteFolder } from '../support/server/built-site.ts'

const site = siteFolder()
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const documentAt = (address: string) => new DOMParser().parseFromString(read(`${address}/index.html`), 'text/html')
const isFile = (href: string) => /^\/.*\.\w+$/.test(href)
const hrefs = (root: ParentNode, what: string) =>
  Array.from(root.querySelectorAll(what), (one) => one.getAttribute('href'))

test.each(publicAddresses)('$address is readable without scripts, in its language', ({ page, language, address }) => {
  const document = documentAt(address)
  expect(document.documentElement.lang).toBe(language)
  expect(document.documentElement.dir).toBe('ltr')
  expect(document.querySelector('meta[name=language]')?.getAttribute('content')).toBe(language)
  expect(document.querySelectorAll('title')).toHaveLength(1)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  const words = document.querySelector('main')?.textContent ?? ''
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
  expect(japanese.test(words)).toBe(language === 'ja')
  expect(japanese.test(document.title.replace('Tabi Gen 01 · Hadashi', ''))).toBe(
    language === 'ja' && page.name !== 'shop_tabbi',
  )
  if (page.name !== 'not-found') expect(document.querySelector('meta[name=description]')).not.toBeNull()
  if (isContentPath(page.path))
    for (const text of textsIn(getContent(page.path, language), ['alt'])) expect(words).toContain(text)
})

test.each(publicAddresses)('every link of $address leads to a page or a file of the shop', ({ language, address }) => {
  const document = documentAt(address)
  const links = hrefs(document, 'a[href]').flatMap((href) => (href === null || href.startsWith('#') ? [] : [href]))
  expect(links.length).toBeGreaterThan(1)
  // Printable files are in the language of the page; every other link leads to a page.
  for (const file of links.filter(isFile)) {
    expect(existsSync(join(site, file)), file).toBe(true)
    expect(file).toMatch(new RegExp(`^/print/[\\w-]+-${language}\\.pdf$`))
  }
  const ways = links.filter((href) => !isFile(href))
  for (const href of ways) {
    const { path } = splitLanguage(new URL(href, 'http://shop.test').pathname)
    expect(matchPage(path), href).toBeDefined()
  }
  for (const href of hrefs(document, 'a[href]:not([hreflang])').filter((one) => one?.startsWith('/') && !isFile(one)))
    expect(splitLanguage(href ?? '').language ?? 'en', String(href)).toBe(language)
  for (const image of document.querySelectorAll('img'))
    expect(existsSync(join(site, image.getAttribute('src') ?? ''))).toBe(true)
})

test.each(publicAddresses)(
  '$address names its canonical address and its other languages, without a query',
  ({ page, address }) => {
    const document = documentAt(address)
    if (document.querySelector('meta[name=robots][content=noindex]')) {
      expect(hrefs(document, 'link[rel=canonical], link[rel=alternate]')).toEqual([])
      return
    }
    const origin = 'http://localhost:3000'
    expect(hrefs(document, 'link[rel=canonical]')).toEqual([origin + address])
    const others = Array.from(document.querySelectorAll('link[rel=alternate]'), (one) => [
      one.getAttribute('hreflang'),
      one.getAttribute('href'),
    ])
    expect(others).toEqual([
      ['en', origin + page.path],
      ['ja', origin + withLanguage(page.path, 'ja')],
      ['x-default', origin + page.path],
    ])
  },
)

test('no file contains an inline script, and no element has a style attribute', () => {
  const files = listBuiltFiles(site, '.html')
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) {
    const text = read(file)
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, marks = '']) => marks)
    for (const marks of scripts) expect(marks, file).toMatch(/ src="\/assets\/|type="application\/ld\+json"/)
    expect(text.replace(/<style>.*?<\/style>/gs, ''), file).not.toMatch(/ style=| on[a-z]+="/)
  }
})

test('no page needs the late chunk before it is hydrated', () => {
  for (const file of listBuiltFiles(site, '.html')) expect(read(file), file).not.toMatch(/data-parts="[^"]*\/late-/)
})

test('all files have the same inline style, so that one hash allows it', () => {
  const styles = listBuiltFiles(site, '.html').flatMap((file) => [
    ...read(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ])
  const hashes = styles.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  expect(new Set(hashes).size).toBe(1)
})

test.each(publicAddresses)(
  '$address has a payload with the text that it was rendered from',
  ({ page, language, address }) => {
    const { build, content } = JSON.parse(read(`${address}/_payload.json`))
    expect(build).toBe(JSON.parse(read('builds/latest.json')).id)
    expect(content).toEqual(isContentPath(page.path) ? getContent(page.path, language) : null)
  },
)

test('the code contains no editorial text', () => {
  const code = listBuiltFiles(site, '.js').map(read).join('\n')
  const texts = contentPaths.flatMap((path) =>
    settings.languages.available.flatMap((language) => textsIn(getContent(path, language), ['alt'])),
  )
  expect(texts.filter((text) => text.length > 30 && code.includes(text))).toEqual([])
})

test('the build lists its prerendered pages and its redirects', () => {
  const { id, timestamp } = JSON.parse(read('builds/latest.json'))
  const meta = JSON.parse(read(`builds/meta/${id}.json`))
  expect(meta).toMatchObject({ id, timestamp })
  expect(meta.prerendered.toSorted()).toEqual(publicAddresses.map(({ address }) => address).toSorted())
  expect(meta.redirects).toContainEqual({ from: '/scan', to: '/get-foot-scan' })
  expect(meta.redirects).toContainEqual({ from: '/instagram', to: 'https://www.instagram.com/', isExternal: true })
})

test('the sitemap contains every listed page in both languages, and no other', () => {
  const map = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml')
  const places = Array.from(map.querySelectorAll('loc'), (one) => one.textContent)
  const listed = publicAddresses.filter(({ address }) => !read(`${address}/index.html`).includes('content="noindex"'))
  expect(places.toSorted()).toEqual(listed.map(({ address }) => `http://localhost:3000${address}`).toSorted())
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.length).toBeLessThan(publicPages.length * 2)
  expect(read('robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test.each([
  ['', 'Organization'],
  ['ja', 'Organization'],
  ['shop_tabbi', 'Product'],
  ['ja/shop_tabbi', 'Product'],
  ['faq', 'FAQPage'],
  ['ja/faq', 'FAQPage'],
])('/%s describes itself with schema.org as: %s', (address, type) => {
  const data = documentAt(address).querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@type': type })
})

test('every icon that the shop references exists', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest'))
  const named = [...icons.map((icon: { src: string }) => icon.src), ...hrefs(documentAt(''), 'link[rel*=icon]')]
  expect(named.length).toBeGreaterThan(4)
  for (const icon of named) expect(existsSync(join(site, String(icon))), String(icon)).toBe(true)
})

test.each(publicAddresses)(
  'the pictures of $address have dimensions and weigh at most 250 kB together',
  ({ address }) => {
    const images = [...documentAt(address).querySelectorAll('main img')]
    const files = new Set(images.map((image) => image.getAttribute('src') ?? ''))
    for (const image of images)
      for (const size of ['width', 'height']) expect(Number(image.getAttribute(size))).toBeGreaterThan(0)
    const bytes = [...files].reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(250_000)
  },
)

test('every question of the prerendered page is readable and can be linked to', () => {
  const document = documentAt('faq')
  const questions = getContent('/faq', 'en').groups.flatMap((group) => group.questions)
  for (const { id } of questions) {
    // The id is inside the answer: a browser opens the `details` around a target, but not a `details` that is the
    // target itself.
    expect(document.getElementById(id)?.closest('details'), id).not.toBeNull()
    expect(document.querySelector(`a[href="/faq#${id}"]`), id).not.toBeNull()
  }
})
