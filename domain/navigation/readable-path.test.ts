import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readablePath } from './readable-path.ts'

test.each([
  ['/nowhere', '/nowhere'],
  ['/%E9%9D%B4', '/靴'],
  ['/%3Cimg%20src=x%3E', '/<img src=x>'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%E9%9D', '/%E9%9D'],
  ['/%', '/%'],
  ['/a%00b', '/a%00b'],
  ['/%E2%80%AEtxt', '/%E2%80%AEtxt'],
])('%s reads %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
})

test('no readable path contains an invisible character', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, more) => !/\p{C}/u.test(readablePath(path + more))),
  )
})
