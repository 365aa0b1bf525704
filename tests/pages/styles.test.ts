import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstViewLimits } from '../support/first-view-limits.ts'
import { listBuiltFiles, siteFolder } from '../support/server/built-site.ts'

const site = siteFolder()
const firstStyles = /<style>(.*?)<\/style>/s.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? ''
const files = listBuiltFiles(site, '.css')
const readBuiltFile = (file: string) => readFileSync(join(site, file), 'utf8')
const all = [firstStyles, ...files.map(readBuiltFile)]

const weights = new Map<string, number>()

/** The compressed size of a style. */
function weight(text: string): number {
  const known = weights.get(text) ?? brotliCompressSync(text).length
  weights.set(text, known)
  return known
}

test('the inline styles of a page weigh at most 7.5 kB, and at most 18 kB with those of its chunks', () => {
  expect(firstStyles.length).toBeGreaterThan(1_000)
  expect(weight(firstStyles)).toBeLessThanOrEqual(7_500)
  const pages = listBuiltFiles(site, '.html')
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages) {
    const parts = files.filter((file) => readBuiltFile(page).includes(file))
    const bytes = [firstStyles, ...parts.map(readBuiltFile)].reduce((sum, text) => sum + weight(text), 0)
    expect(bytes, page).toBeLessThanOrEqual(firstViewLimits.styles)
  }
})

test('no font is loaded, and no style loads anything', () => {
  expect(listBuiltFiles(site, '').filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([])
  for (const text of all) expect(text).not.toMatch(/@font-face|@import|url\(/)
})

test('every animation respects the preference for reduced motion', () => {
  const moving = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => {
      const text = readFileSync(join('src', file), 'utf8')
      const reducedMotion = /@media \(prefers-reduced-motion: (no-preference|reduce)\)/.test(text)
      return /\b(animation|transition)(-name)?:/.test(text) && !reducedMotion
    })
  // It shows a text with a delay, without movement.
  expect(moving.filter((file) => file !== join('styles', 'screen.css'))).toEqual([])
})
