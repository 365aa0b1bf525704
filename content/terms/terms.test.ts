import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Block, PageSection } from '#domain/content/blocks.ts'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { type Seller, sellerExtras } from '#domain/content/seller.ts'
import { storedValues } from '#domain/content/stored-values.ts'
import { type Language, settings } from '#domain/settings.ts'
import { arrivalIn } from '../arrival.ts'
import { getContent } from '../page-contents.ts'
import { textsIn } from '../texts-in.ts'

const languages = settings.languages.available

const sectionsFor = (language: Language, seller?: Seller): readonly PageSection[] =>
  getContent('/terms-and-conditions', language, seller).parts.flatMap(({ sections }) => sections)

function getBlocks(id: string, language: Language, seller?: Seller): readonly Block[] {
  const found = sectionsFor(language, seller).find((section) => section.id === id)
  if (!found) throw new Error(`the terms have no section ${id}`)
  return found.blocks
}

const termsFacts = (id: string, language: Language, seller?: Seller) =>
  new Map(getBlocks(id, language, seller).flatMap((block) => ('facts' in block ? block.facts : [])))

/** A seller with only the required settings. */
function plainSeller(language: Language): Seller {
  const { name, address, number, representative, phone, email } = demoSeller[language]
  return { name, address, number, representative, phone, email }
}

test('the notice under 特定商取引法 has every item of its article 11, in both languages', () => {
  const items = {
    en: ['Price', 'Delivery charge', 'Order period', 'Ways to pay', 'When to pay', 'Delivery time', 'Quantity'],
    ja: ['販売価格', '送料', '申込期間', '支払方法', '支払時期', '引渡時期', '販売数量', '返品・交換・キャンセル'],
  }
  for (const language of languages)
    expect([...termsFacts('tokushoho-items', language).keys()]).toEqual(expect.arrayContaining(items[language]))
})

test.each([
  ['GB', 'en', '23 to 25 days'],
  ['JP', 'en', '26 to 31 days'],
  ['JP', 'ja', '26〜31日'],
] as const)('the arrival time for %s includes making and transit, in %s: %s', (market, language, said) => {
  expect(arrivalIn(market, language)).toBe(said)
})

test.each(languages)('the arrival time is in both places where a law requires it, in %s', (language) => {
  const delivery = [...termsFacts('delivery', language).values()].join()
  for (const market of ['GB', 'JP'] as const) expect(delivery).toContain(arrivalIn(market, language))
  expect([...termsFacts('tokushoho-items', language).values()].join()).toContain(arrivalIn('JP', language))
})

test.each(languages)('optional details of a seller are not mentioned for a seller without them, in %s', (language) => {
  const seller = plainSeller(language)
  const all = textsIn(getContent('/terms-and-conditions', language, seller)).join('\n')
  for (const extra of sellerExtras) expect(all).not.toContain(String(demoSeller[language][extra] ?? '\0'))
  expect(all).not.toMatch(/Qualified invoice|適格請求書|Carriers and tracking|荷物の追跡|VAT number|VAT番号/)
  expect(textsIn(getBlocks('complaints', language, seller)).join()).toMatch(/whether we take part|応じるかどうか/)
})

test.each(languages)('a seller who belongs to a dispute resolution body takes part and names it, in %s', (language) => {
  const said = textsIn(getBlocks('complaints', language)).join()
  expect(said).toContain(demoSeller[language].adr)
  expect(said).toMatch(/We take part|その手続きに応じます/)
})

test('the versions of the terms are listed newest first, each once with its changes', () => {
  const { versions } = settings.terms
  const dates = versions.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const language of languages) {
    const versionFacts = termsFacts('versions', language)
    expect(versionFacts.size).toBe(versions.length)
    const [newest = ''] = versionFacts.keys()
    const { version } = getContent('/terms-and-conditions', language)
    expect(newest).toContain(versions[0].number)
    expect(version).toContain(versions[0].number)
  }
})

test.each(languages)('values stored without consent are named as such and are in the table, in %s', (language) => {
  const said = textsIn(getBlocks('stored-values', language)).join('\n')
  const unasked = ['language', 'hadashi-language', 'country_code']
  for (const name of unasked) expect(said.split(name).length - 1, name).toBeGreaterThan(1)
  expect(storedValues.map(({ name }) => name)).toEqual(expect.arrayContaining(unasked))
})

test('the document for the lawyer lists every section of the terms and no other', () => {
  const rows = readFileSync('docs/legal-review.md', 'utf8').match(/^\| `[a-z-]+` \|/gm) ?? []
  const named = new Set(rows.map((row) => row.replaceAll(/[|` ]/g, '')))
  expect([...named].toSorted()).toEqual(
    sectionsFor('en')
      .map(({ id }) => id)
      .toSorted(),
  )
})
