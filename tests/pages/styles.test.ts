import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOf, siteFolder } from '../support/built-site.ts'

const site = siteFolder()
const firstStyles = /<style>(.*?)<\/style>/s.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? ''
const laterFiles = filesOf(site, '.css').map((file) => readFileSync(join(site, file), 'utf8'))
const all = [firstStyles, ...laterFiles]

/** What a style weighs on its way. */
const weight = (text: string) => brotliCompressSync(text).length

test('the styles of the whole shop weigh 15 kB at most, and those inside every page half of that', () => {
  expect(firstStyles.length).toBeGreaterThan(1_000)
  expect(laterFiles).toHaveLength(1)
  expect(weight(firstStyles)).toBeLessThanOrEqual(7_500)
  expect(all.reduce((sum, text) => sum + weight(text), 0)).toBeLessThanOrEqual(15_000)
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
