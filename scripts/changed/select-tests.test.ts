import { expect, test } from 'vitest'
import { findReached, readImporters } from './import-graph.ts'
import { selectionLimits, selectTests } from './select-tests.ts'

const sources: Record<string, string> = {
  'domain/price/quote.ts': '',
  'domain/price/quote.test.ts': "import { quote } from './quote.ts'",
  'server/cart/add-to-cart.ts': "import { quote } from '#domain/price/quote.ts'",
  'src/features/cart/cart-line.tsx': "const { quote } = await import('#domain/price/quote.ts')",
  'src/features/cart/cart-line.test.tsx': "import { CartLine } from './cart-line.tsx'",
  'src/workers/quotes.ts': "new URL('../features/cart/cart-line.tsx', import.meta.url)",
  'tests/components/cart.test.tsx': "import '#src/features/cart/cart-line.tsx'",
  'tests/components/orders.test.tsx': "import '#src/features/cart/cart-line.tsx'",
  'tests/integration/cart.test.ts': "export * from '#server/cart/add-to-cart.ts'",
  'tests/e2e/pair-in-the-cart.spec.ts': '',
  'tests/e2e/faq.spec.ts': '',
}
const files = Object.keys(sources)
const importers = readImporters(files, (file) => sources[file] ?? '')

test('a change reaches everything that imports it in any way, with the number of imports between', () => {
  expect(Object.fromEntries(findReached(['domain/price/quote.ts'], importers))).toEqual({
    'domain/price/quote.ts': 0,
    'domain/price/quote.test.ts': 1,
    'server/cart/add-to-cart.ts': 1,
    'src/features/cart/cart-line.tsx': 1,
    'src/features/cart/cart-line.test.tsx': 2,
    'src/workers/quotes.ts': 2,
    'tests/components/cart.test.tsx': 2,
    'tests/components/orders.test.tsx': 2,
    'tests/integration/cart.test.ts': 2,
  })
})

test('selects tests next to the code by imports, and tests of the whole shop by topic', () => {
  const { topics, run, unknown } = selectTests(['src/features/cart/cart-line.tsx'], files, importers)
  expect(topics).toEqual(['cart'])
  expect(run).toMatchObject({
    components: ['src/features/cart/cart-line.test.tsx', 'tests/components/cart.test.tsx'],
    integration: ['tests/integration/cart.test.ts'],
    journeys: ['tests/e2e/pair-in-the-cart.spec.ts'],
    pages: ['/cart'],
  })
  expect(unknown).toEqual([])
})

test('a change to a domain rule opens no page; a changed test runs itself', () => {
  const { run } = selectTests(['domain/price/quote.ts', 'tests/e2e/faq.spec.ts'], files, importers)
  expect(run.rules).toEqual(['domain/price/quote.test.ts'])
  expect(run.pages).toEqual([])
  expect(run.journeys).toEqual(['tests/e2e/faq.spec.ts', 'tests/e2e/pair-in-the-cart.spec.ts'])
})

test('leaves out and reports the farthest tests above the limit, and reports a file without a topic', () => {
  const many = Array.from({ length: selectionLimits.rules + 2 }, (_, index) => `domain/a/${index}.test.ts`)
  const chain = new Map([['domain/zzz/zzz.ts', many]])
  const { run, leftOut, unknown } = selectTests(['domain/zzz/zzz.ts'], many, chain)
  expect(run.rules).toEqual(many.slice(0, selectionLimits.rules))
  expect(leftOut.rules).toEqual(many.slice(selectionLimits.rules))
  expect(unknown).toEqual(['domain/zzz/zzz.ts'])
})
