import { expect, test } from 'vitest'
import type { TextLink } from '#domain/content/blocks.ts'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { contentPaths, isContentPath } from '#domain/content/page-content.ts'
import { storedValues } from '#domain/content/stored-values.ts'
import { matchPage } from '#domain/navigation/match-page.ts'
import { getContent } from './page-contents.ts'
import { textsIn } from './texts-in.ts'

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Texts that are the same in every language: names of stored values, and the contact details of the seller. */
const names = new Set<string>([...storedValues.map(({ name }) => name), ...Object.values(demoSeller.ja).map(String)])

/** The structure of a content without its texts: a translation may not change it. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape)
  if (typeof value !== 'object' || value === null) return typeof value
  const allowedKeys = new Set(['id', 'to', 'hash', 'file', 'width', 'height'])
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, allowedKeys.has(key) ? one : toShape(one)]))
}

/** Every value under one key, at any depth. */
function allUnder(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [...(name === key ? [one] : []), ...allUnder(key, one)])
}

function linksIn(value: unknown): TextLink[] {
  if (typeof value !== 'object' || value === null) return []
  return 'to' in value ? [value as TextLink] : Object.values(value).flatMap(linksIn)
}

/** English spells these counts as words ("three ways", "once"), Japanese writes them as figures: 3つ, 1回. */
const smallCount = /(?<!\d)\d(?=[つ枚回種類本色桁])/g

const questionsIn = (language: 'en' | 'ja') => getContent('/faq', language).groups.flatMap(({ questions }) => questions)

test.each(contentPaths)('%s has the same structure in both languages, and each text is in its own language', (path) => {
  const [english, own] = [getContent(path, 'en'), getContent(path, 'ja')]
  expect(toShape(own)).toEqual(toShape(english))
  for (const text of textsIn(own)) expect(names.has(text) || japanese.test(text), text).toBe(true)
  for (const text of textsIn(english)) expect(text).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
})

test.each(contentPaths)('on %s no Japanese text contains an English sentence', (path) => {
  for (const text of textsIn(getContent(path, 'ja'))) {
    expect(text).not.toMatch(/(?<!\d),(?!\d)/)
    if (!names.has(text)) expect(text.replace(demoSeller.ja.name, '')).not.toMatch(/[A-Za-z’]{2,}(?: [A-Za-z’]+){2,}/)
  }
})

test.each(contentPaths)('every id on %s is unique, and every link leads to an existing place', (path) => {
  const content = getContent(path, 'en')
  const ids = allUnder('id', content)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(main|root|q)$/)]))
  for (const { to, hash } of linksIn(content)) {
    expect(matchPage(to), to).toBeDefined()
    if (hash === undefined) continue
    expect(isContentPath(to), to).toBe(true)
    if (isContentPath(to)) expect(allUnder('id', getContent(to, 'en')), `${to}#${hash}`).toContain(hash)
  }
})

test('there are at least 36 questions in eight groups, each with one to four short paragraphs', () => {
  expect(getContent('/faq', 'en').groups).toHaveLength(8)
  expect(questionsIn('en').length).toBeGreaterThanOrEqual(36)
  for (const { id, answer } of [...questionsIn('en'), ...questionsIn('ja')]) {
    expect(answer.length, id).toBeGreaterThan(0)
    expect(answer.length, id).toBeLessThan(5)
    for (const text of answer) expect(text.length, id).toBeLessThan(320)
  }
})

test.each(questionsIn('en').map(({ id }) => id))('the answer to %s states the same numbers in both languages', (id) => {
  const numbersIn = (language: 'en' | 'ja') => {
    const { asked, answer } = questionsIn(language).find((one) => one.id === id) ?? { asked: '', answer: [] }
    return new Set(
      [asked, ...answer]
        .join(' ')
        .replace(smallCount, '')
        .match(/\d[\d,]*/g)
        ?.map((text) => text.replace(/,$/, '')),
    )
  }
  expect(numbersIn('ja')).toEqual(numbersIn('en'))
})
