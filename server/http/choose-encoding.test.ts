import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

const all = new Set(['identity', 'gzip', 'br'] as const)
const plain = new Set(['identity'] as const)

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br'],
  ['gzip;q=nonsense', 'identity'],
])('a browser that accepts "%s" is sent %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
})

test('chooses only an encoding that is available', () => {
  expect(chooseEncoding('br, gzip', plain)).toBe('identity')
})
