import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDesign } from '../../tests/support/builders/any-design.ts'
import { someDesign, somePair } from '../../tests/support/builders/some-design.ts'
import { someScan } from '../../tests/support/builders/some-scan.ts'
import { type DesignFile, getOpenSavedDesign, isUntouched } from './design-file.ts'
import { dropHere, openPairDesign, openSavedDesign, withoutOrderedDesign } from './open-saved-design.ts'

const anyFile: fc.Arbitrary<DesignFile> = fc
  .record({
    savedDesign: fc.uniqueArray(anyDesign, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    removed: fc.uniqueArray(fc.uuid(), { maxLength: 2 }),
  })
  .map(({ savedDesign, removed }) => ({
    open: savedDesign[0]?.id ?? '',
    designs: savedDesign.map((design) => ({ design, edit: 3, base: 1, isChanged: true })),
    removed,
  }))
const anyRow = fc.record({ design: anyDesign, revision: fc.integer({ min: 1, max: 9 }) })

test('a design of the account is open afterwards, and nothing that was begun here is lost or changed', () => {
  fc.assert(
    fc.property(fc.option(anyFile, { nil: undefined }), anyRow, (own, row) => {
      const openedDesign = openSavedDesign(own, row)
      expect(getOpenSavedDesign(openedDesign)).toEqual({
        design: row.design,
        edit: 1,
        base: row.revision,
        isChanged: false,
      })
      const begun = own?.designs.filter(({ design }) => !isUntouched(design)) ?? []
      expect(openedDesign.designs.slice(0, -1)).toEqual(begun)
    }),
  )
})

test('one that is here is opened as it is here, and is wanted again where it was removed', () => {
  fc.assert(
    fc.property(anyFile, fc.nat(3), anyRow, (own, index, row) => {
      const here = own.designs[index % own.designs.length]
      if (!here || isUntouched(here.design)) return
      const { id } = here.design
      const openedDesign = openSavedDesign({ ...own, removed: [id] }, { ...row, design: { ...row.design, id } })
      expect([getOpenSavedDesign(openedDesign), openedDesign.removed]).toEqual([here, []])
    }),
  )
})

test('what the shop has removed is not here, and is not asked back from it', () => {
  fc.assert(
    fc.property(anyFile, fc.nat(3), (own, index) => {
      const id = own.designs[index % own.designs.length]?.design.id ?? ''
      const left = dropHere(own, id, 'new')
      expect([...left.designs.map(({ design }) => design.id), ...left.removed]).not.toContain(id)
      expect(getOpenSavedDesign(left)).toBeDefined()
    }),
  )
})

const measured = { personId: 'ann', scanId: 's1', scan: someScan() }

test('a pair of the cart is opened as its design is here, or else as the pair is, and nothing is told to the shop by it', () => {
  const pair = somePair(measured, { colour: 'green' })
  const { designId, adjustments: _, ...chosen } = pair
  expect(getOpenSavedDesign(openPairDesign(undefined, pair, false))).toEqual({
    design: { ...chosen, id: designId, name: '' },
    edit: 1,
    isChanged: false,
  })
  const here = { ...someDesign({ colour: 'brown', name: 'Beach' }, measured), id: designId }
  const own = { open: here.id, designs: [{ design: here, edit: 4, base: 2, isChanged: false }], removed: [] }
  expect(getOpenSavedDesign(openPairDesign(own, pair, false))).toEqual(own.designs[0])
})

test('to be measured again, the feet of a scan that is gone are taken off a design, and those of another scan are not', () => {
  const pair = somePair(measured)
  const openedDesign = getOpenSavedDesign(openPairDesign(undefined, pair, true))
  expect(openedDesign).toMatchObject({ design: { id: pair.designId, upper: pair.upper }, isChanged: true })
  expect([openedDesign.design.feet, openedDesign.design.person]).toEqual([undefined, undefined])
  const again = { ...someDesign({}, { ...measured, scanId: 's2' }), id: pair.designId }
  const own = { open: again.id, designs: [{ design: again, edit: 4, isChanged: true }], removed: [] }
  expect(getOpenSavedDesign(openPairDesign(own, pair, true)).design).toEqual(again)
})

test('a design that was ordered stays here and is open no more; any other one is open as before', () => {
  fc.assert(
    fc.property(anyFile, fc.uuid(), (own, id) => {
      expect(withoutOrderedDesign(own, [id], 'new')).toBe(own)
      const left = withoutOrderedDesign(own, [id, own.open], 'new')
      expect([left.open, left.designs.slice(0, -1), isUntouched(getOpenSavedDesign(left).design)]).toEqual([
        'new',
        own.designs,
        true,
      ])
    }),
  )
})
