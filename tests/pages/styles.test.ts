import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOf, siteFolder } from '../support/server/built-site.ts'

const site = siteFolder()
const firstStyles = /<style>(.*?)<\/style>/s.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? ''
const laterFiles = filesOf(site, '.css')
const textOf = (file: string) => readFileSync(join(site, file), 'utf8')
const all = [firstStyles, ...laterFiles.map(textOf)]
/** What comes with every page, by the parts that its file asks for. */
const withPage = laterFiles.filter((file) => readFileSync(join(site, 'index.html'), 'utf8').includes(file))

/** What a style weighs on its way. */
const weight = (text: string) => brotliCompressSync(text).length

test('the styles of a page weigh 15 kB at most, and those inside it half of that; those of orders and feet come with their screens', () => {
  expect(firstStyles.length).toBeGreaterThan(1_000)
  expect([laterFiles.length, withPage.length]).toEqual([3, 1])
  expect(weight(firstStyles)).toBeLessThanOrEqual(7_500)
  const ofEveryPage = [firstStyles, ...withPage.map(textOf)].reduce((sum, text) => sum + weight(text), 0)
  expect(ofEveryPage).toBeLessThanOrEqual(15_000)
  // No screen has two sheets of its own.
  for (const own of laterFiles.filter((file) => !withPage.includes(file)))
    expect(ofEveryPage + weight(textOf(own)), own).toBeLessThanOrEqual(20_000)
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
