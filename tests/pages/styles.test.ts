import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstViewLimits } from '../support/first-view-limits.ts'
import { filesOf, siteFolder } from '../support/server/built-site.ts'

const site = siteFolder()
const firstStyles = /<style>(.*?)<\/style>/s.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? ''
const files = filesOf(site, '.css')
const textOf = (file: string) => readFileSync(join(site, file), 'utf8')
const all = [firstStyles, ...files.map(textOf)]

const weights = new Map<string, number>()

/** What a style weighs on its way. */
function weight(text: string): number {
  const known = weights.get(text) ?? brotliCompressSync(text).length
  weights.set(text, known)
  return known
}

test('the styles inside a page weigh 7.5 kB at most, and with those of its parts 18 kB', () => {
  expect(firstStyles.length).toBeGreaterThan(1_000)
  expect(weight(firstStyles)).toBeLessThanOrEqual(7_500)
  const pages = filesOf(site, '.html')
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages) {
    const parts = files.filter((file) => textOf(page).includes(file))
    const bytes = [firstStyles, ...parts.map(textOf)].reduce((sum, text) => sum + weight(text), 0)
    expect(bytes, page).toBeLessThanOrEqual(firstViewLimits.styles)
  }
})

test('no byte of a font is fetched, and no style fetches anything', () => {
  expect(filesOf(site, '').filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([])
  for (const text of all) expect(text).not.toMatch(/@font-face|@import|url\(/)
})

test('what moves has asked whether it may', () => {
  const moving = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => {
      const text = readFileSync(join('src', file), 'utf8')
      const asked = /@media \(prefers-reduced-motion: (no-preference|reduce)\)/.test(text)
      return /\b(animation|transition)(-name)?:/.test(text) && !asked
    })
  // Shows a text late, without a movement.
  expect(moving.filter((file) => file !== join('styles', 'screen.css'))).toEqual([])
})
