import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footMmOfSize, nearestSize, sizeSystems } from './shoe-size.ts'

test.each([
  ['24.5', 'jp', 245],
  ['２４．５ cm', 'jp', 245],
  ['24,5', 'jp', 245],
  ['２４．５', 'jp', 245],
  ['24．5㎝', 'jp', 245],
  ['24½', 'jp', 245],
  ['39', 'eu', 245],
  ['39 1/3', 'eu', 247.2],
  ['39⅓', 'eu', 247.2],
  ['39 ⅔', 'eu', 249.4],
  ['39 2/3', 'eu', 249.4],
  ['３９　２／３', 'eu', 249.4],
  ['39½', 'eu', 248.3],
  ['6', 'uk', 245.5],
  ['7½', 'uk', 258.2],
  ['7.5', 'uk', 258.2],
  ['7 1/2', 'uk', 258.2],
  ['7 1⁄2', 'uk', 258.2],
  ['8', 'us_women', 245.5],
  ['9.5', 'us_men', 266.7],
] as const)('size %s (%s) is made for a foot of %s mm', (text, system, mm) => {
  expect(footMmOfSize(text, system)).toBeCloseTo(mm, 1)
})

test.each([
  ['', 'jp'],
  ['wide', 'eu'],
  ['245', 'jp'],
  ['8.9', 'jp'],
  ['33.1', 'jp'],
  ['39 cm', 'eu'],
  ['24.55', 'jp'],
  ['71/2', 'uk'],
  ['7⅓', 'uk'],
  ['7.5½', 'uk'],
  ['39 3/2', 'eu'],
  ['½', 'uk'],
] as const)('"%s" (%s) is no size of a foot that can be measured', (text, system) => {
  expect(footMmOfSize(text, system)).toBeUndefined()
})

test('the shortest foot that can be measured has a size, and the longest that shoes are sold for', () => {
  expect([footMmOfSize('9', 'jp'), footMmOfSize('33', 'jp')]).toEqual([90, 330])
})

test('a child’s usual size is one, though no shoes are made for it', () => {
  expect([footMmOfSize('14', 'jp'), footMmOfSize('24', 'eu')]).toEqual([140, 145])
})

test('a part of a size means the same however it is written', () => {
  const parts = [
    [1 / 2, ['.5', ',5', '½', ' ½', ' 1/2', ' 1⁄2']],
    [1 / 3, ['⅓', ' ⅓', ' 1/3', ' 1⁄3']],
    [2 / 3, ['⅔', ' ⅔', ' 2/3', ' 2⁄3']],
  ] as const
  /** As Japanese keyboards write them. */
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(
      fc.integer({ min: 30, max: 50 }),
      fc.constantFrom(...parts.flatMap(([part, ways]) => ways.map((way) => [part, way] as const))),
      fc.boolean(),
      fc.constantFrom('', ' ', '　'),
      (whole, [part, way], isWide, space) => {
        const text = `${space}${whole}${way}${space}`
        expect(footMmOfSize(isWide ? wide(text) : text, 'eu')).toBeCloseTo(((whole + part) * 20) / 3 - 15)
      },
    ),
  )
})

test('a foot is near to one size of each system', () => {
  expect(sizeSystems.map((system) => nearestSize(261.1, system))).toEqual([26, 41, 8, 10, 9])
})

test('the size that is near is never further from the foot than half a step of its system', () => {
  const halves = { jp: 2.5, eu: 10 / 3, uk: 25.4 / 12, us_women: 25.4 / 12, us_men: 25.4 / 12 }
  fc.assert(
    fc.property(fc.double({ min: 210, max: 325, noNaN: true }), fc.constantFrom(...sizeSystems), (mm, system) => {
      const made = footMmOfSize(String(nearestSize(mm, system)), system) ?? 0
      expect(Math.abs(made - mm)).toBeLessThanOrEqual(halves[system] + 1e-9)
    }),
  )
})

test('a foot that is too short for the sizes of grown-up people has none of those', () => {
  expect(sizeSystems.map((system) => nearestSize(180, system))).toEqual([18, 29, undefined, undefined, undefined])
})
