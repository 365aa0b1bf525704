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

test('openSavedDesign opens a design of the account and keeps everything begun on this device', () => {
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

test('openSavedDesign opens the local copy if there is one and forgets that it was removed', () => {
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

test('dropHere removes a design that the server removed, without a removal to send', () => {
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

test('openPairDesign opens the local design or else a copy of the pair, and marks nothing for saving', () => {
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

test('openPairDesign for remeasuring removes the feet of the lost scans, but not those of another scan', () => {
  const pair = somePair(measured)
  const openedDesign = getOpenSavedDesign(openPairDesign(undefined, pair, true))
  expect(openedDesign).toMatchObject({ design: { id: pair.designId, upper: pair.upper }, isChanged: true })
  expect([openedDesign.design.feet, openedDesign.design.person]).toEqual([undefined, undefined])
  const again = { ...someDesign({}, { ...measured, scanId: 's2' }), id: pair.designId }
  const own = { open: again.id, designs: [{ design: again, edit: 4, isChanged: true }], removed: [] }
  expect(getOpenSavedDesign(openPairDesign(own, pair, true)).design).toEqual(again)
})

test('withoutOrderedDesign keeps an ordered design but opens a new one; another open design stays open', () => {
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
