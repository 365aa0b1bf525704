import { expect, test } from 'vitest'
import type { Block } from '#domain/content/blocks.ts'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { Figure, FigureName } from '#domain/foot/foot-figures.ts'
import { typedFigures, typedMeasures } from '#domain/foot/typed-measures.ts'
import { type Language, settings } from '#domain/settings.ts'
import { estimatedByPhoto, measuredByPhoto, namesIn } from './figures-by-photo.ts'
import { getContent } from './page-contents.ts'
import { textsIn } from './texts-in.ts'

const languages = settings.languages.available
const names = { ...measuredByPhoto, ...estimatedByPhoto }

function accuracyBlocks(language: Language): readonly Block[] {
  const found = getContent('/get-foot-scan', language).sections.find(({ id }) => id === 'accuracy')
  if (!found) throw new Error('the page does not say what is measured')
  return found.blocks
}

function answerTo(asked: string, language: Language): string {
  const questions = getContent('/faq', language).groups.flatMap((group) => group.questions)
  return questions.find(({ id }) => id === asked)?.answer.join(' ') ?? ''
}

test('the pages list as estimated exactly what the shop estimates after measuring a photo', () => {
  const seen: Figure = { value: 250, tolerance: 1, method: 'measured' }
  const { toeForm, outline, ...measured } = measuredByPhoto
  const known = Object.fromEntries(Object.keys(measured).map((name) => [name, seen]))
  const all = Object.entries<Figure>(estimateMissing({ ...known, lengthMm: seen }))
  const estimated = all.flatMap(([name, { method }]) => (method === 'estimated' ? [name] : []))
  expect(estimated.toSorted()).toEqual(Object.keys(estimatedByPhoto).toSorted())
  expect(toeForm && outline).toBeTruthy()
})

test.each(languages)(
  'the page about measuring lists every measurement of a photo, measured or estimated, in %s',
  (language) => {
    const columns = accuracyBlocks(language).flatMap((block) => ('columns' in block ? block.columns : []))
    expect(columns.map(({ name }) => /estimat|推定/i.test(name))).toEqual([false, true])
    expect(columns.map(({ list }) => list)).toEqual([
      namesIn(language, measuredByPhoto),
      namesIn(language, estimatedByPhoto),
    ])
  },
)

test.each(languages)('the answer about estimates names each of them, in %s', (language) => {
  const answer = answerTo('estimated', language).toLowerCase()
  for (const name of namesIn(language, estimatedByPhoto)) expect(answer).toContain(name.toLowerCase())
})

test.each(languages)('the page names every measurement that can be typed in, with its tolerance, in %s', (language) => {
  const facts = accuracyBlocks(language).flatMap((block) => ('facts' in block ? block.facts : []))
  const byHand = facts.at(-1)?.[1].toLowerCase() ?? ''
  for (const figure of typedFigures) expect(byHand).toContain(names[figure]?.[language].toLowerCase())

  const texts = { lengthMm: '250', ballWidthMm: '98', heelWidthMm: '66', ballGirthMm: '240', instepHeightMm: '62' }
  const typed = typedMeasures({ side: 'left', texts })
  if (!typed.ok) throw new Error(typed.code)
  const figures: Readonly<Partial<Record<FigureName, Figure>>> = typed.value.figures
  const off = typedFigures.map((figure) => figures[figure]?.tolerance ?? 0)
  expect(answerTo('by-hand', language).match(/\d+/g)?.map(Number)).toEqual([Math.min(...off), Math.max(...off)])
})

test.each(languages)(
  'every page that mentions measurements links to the estimates, and none promises exactness, in %s',
  (language) => {
    const pages = ['/', '/about', '/faq', '/shop_tabbi'] as const
    for (const path of pages) expect(JSON.stringify(getContent(path, language)), path).toContain('"hash":"accuracy"')
    const texts = [...pages, '/get-foot-scan' as const].flatMap((path) => textsIn(getContent(path, language)))
    const promise = /\baccurate to\b|\bprecis|\bexact to\b|高精度|正確に測れ|published formula|計算式/i
    expect(texts.filter((text) => promise.test(text))).toEqual([])
  },
)
