import { expect, test } from 'vitest'
import { bannedWords, findFileNamingErrors, findNamingErrors, splitName } from './naming.ts'
import { readSource } from './read-source.ts'
import { sourceTree, treeSources } from './source-tree.ts'

const sources = treeSources()

test('identifiers are named in the words of the field', () => {
  expect(sources.length).toBeGreaterThan(2_000)
  expect(sources.flatMap(findNamingErrors)).toEqual([])
})

test('files are named in the words of the field', () => {
  const files = [...sources.map(({ file }) => file), ...sourceTree(/\.css$/).keys()]
  expect(files.flatMap(findFileNamingErrors)).toEqual([])
})

test.each([
  ['a type that is a bare participle', 'type Asked = { id: string }', 'Asked'],
  ['a function that ends in -Of', 'export const orderOf = (id: string) => id', 'orderOf'],
  ['a banned word in a function', 'export function stripeHouse() {}', 'stripeHouse'],
  ['a banned word in a parameter', 'const write = (oldNews: string) => oldNews', 'oldNews'],
  ['a banned word in a destructured name', 'const { a: { b: wireCall = 1 } } = api', 'wireCall'],
  ['a banned word in the key of a type', 'type Props = { readonly mostPairs: number }', 'mostPairs'],
  ['a banned word in the column of a row', 'const row = { kept_for: id }', 'kept_for'],
  ['a banned word in the key of an object', 'const machine = { guards: { hasFault: true } }', 'hasFault'],
])('finds %s', (_, code, name) => {
  expect(findNamingErrors(readSource('server/orders/example.ts', code))).toEqual([expect.stringContaining(`${name}: `)])
})

test.each([
  ['an order that is claimed', 'export const claimOrder = { path }'],
  ['texts and comments', "// the deed of a house\nconst text = 'good news'"],
  ['the words of the field', 'type AddToCartInput = { maxPairs: number }; const lockOrder = (id: string) => id'],
])('accepts %s', (_, code) => {
  expect(findNamingErrors(readSource('server/orders/claim-order.ts', code))).toEqual([])
})

test.each(['server/orders/view-of.ts', 'server/payments/ask-house.ts', 'src/styles/cart-news.css'])(
  'finds the file name %s',
  (file) => {
    expect(findFileNamingErrors(file)).toHaveLength(1)
  },
)

test('every exception from a banned word is used', () => {
  for (const { word, allowed = [] } of bannedWords)
    for (const { files, names, because } of allowed) {
      const isUsed = sources.some(
        ({ file, declares }) =>
          (files?.test(file) ?? true) &&
          declares.some(({ name }) => names?.test(name) ?? splitName(name).some((part) => word.test(part))),
      )
      expect(isUsed, `${word}: ${because}`).toBe(true)
    }
})
