import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test.each([
  ['?a=1&a=2&c=1e5', { a: ['1', '2'], c: '1e5' }],
  ['?id=12345678901234567890&z=0.10', { id: '12345678901234567890', z: '0.10' }],
  ['?e=%22x%22', { e: '"x"' }],
  ['', {}],
])('the query %s survives parsing and writing unchanged', (query, search) => {
  expect(parseSearch(query)).toEqual(search)
  expect(stringifySearch(parseSearch(query))).toBe(query)
})

test('parsing and writing any query keeps every value', () => {
  const pairs = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()))
  fc.assert(
    fc.property(pairs, (list) => {
      const query = new URLSearchParams(list).toString()
      const again = new URLSearchParams(stringifySearch(parseSearch(query)))
      for (const name of new Set(list.map(([one]) => one)))
        expect(again.getAll(name)).toEqual(new URLSearchParams(query).getAll(name))
    }),
  )
})
