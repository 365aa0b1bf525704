import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { anyDesign } from '../../tests/support/builders/any-design.ts'
import { designSettings } from '../design-settings.ts'
import { design, newDesign } from './design.ts'
import {
  addDesign,
  changeOpen,
  type DesignFile,
  findInShop,
  findInWindow,
  getOpenSavedDesign,
  hasUnsavedChanges,
  newDesignFile,
  nextToSend,
  noteSent,
  readDesignFile,
  removeDesign,
  writeDesignFile,
} from './design-file.ts'

const anyStoredDesign = fc
  .record({
    design: anyDesign,
    edit: fc.nat(9),
    base: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    isChanged: fc.boolean(),
  })
  .map(({ base, ...savedDesign }) => ({ ...savedDesign, ...(base !== undefined && { base }) }))
const anyFile: fc.Arbitrary<DesignFile> = fc
  .tuple(
    fc.uniqueArray(anyStoredDesign, { minLength: 1, maxLength: 4, selector: ({ design }) => design.id }),
    fc.nat(3),
    fc.uniqueArray(fc.uuid(), { maxLength: 2 }),
  )
  .map(([designs, index, removed]) => ({
    open: designs[index % designs.length]?.design.id ?? '',
    designs,
    removed,
  }))
const listDesignIds = ({ designs }: DesignFile) => designs.map(({ design }) => design.id)

test('every possible design passes the schema of the API', () => {
  fc.assert(
    fc.property(anyDesign, (one) => {
      expect(design.safeParse(one).success).toBe(true)
    }),
  )
})

describe('a stored design file', () => {
  test('is read back as written for ninety days', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(2 * designSettings.draftDays), (file, days) => {
        const read = readDesignFile(writeDesignFile(file, 0), days * dayMs)
        expect(read).toEqual(days <= designSettings.draftDays ? file : undefined)
      }),
    )
  })

  test('is ignored if its text is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        expect(readDesignFile(text, 0)).toBeUndefined()
      }),
    )
    const written = writeDesignFile(newDesignFile('7f2c1d6e-3b0a-4c58-9c41-000000000001'), 0)
    expect(readDesignFile(written.replace('"version":1', '"version":2'), 0)).toBeUndefined()
    expect(readDesignFile(written.replace('shell', 'boot'), 0)).toBeUndefined()
  })
})

test('changeOpen changes the open design only, and ignores a change without effect', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const changed = changeOpen(file, { soleText: 'OTHER&1' })
      expect(getOpenSavedDesign(changed)).toMatchObject({ isChanged: true, edit: getOpenSavedDesign(file).edit + 1 })
      expect(changed.designs.filter(({ design: { id } }) => id !== file.open)).toEqual(
        file.designs.filter(({ design: { id } }) => id !== file.open),
      )
      expect(changeOpen(changed, { soleText: 'OTHER&1' })).toBe(changed)
    }),
  )
})

test('a design file always has an open design and at most the maximum number of designs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(11)), { maxLength: 40 }), (commands) => {
      let file = newDesignFile('first')
      for (const [index, [isAdded, which]] of commands.entries()) {
        const id = listDesignIds(file)[which % file.designs.length] ?? ''
        file = isAdded ? addDesign(file, `d${index}`) : removeDesign(file, id, `n${index}`)
        expect(listDesignIds(file)).toContain(file.open)
        expect(file.designs.length).toBeLessThanOrEqual(designSettings.max)
      }
    }),
  )
})

test('a design that was never saved to the server is not remembered as removed', () => {
  const file = newDesignFile('first')
  expect(removeDesign(file, 'first', 'second').removed).toEqual([])
  expect(removeDesign(noteSent(file, getOpenSavedDesign(file), 1), 'first', 'second').removed).toEqual(['first'])
})

describe('the designs of two windows', () => {
  test('are equal once each has read the other, and neither is ahead', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (one, other) => {
        const there = findInWindow(other, one).file
        const here = findInWindow(one, there).file
        const again = findInWindow(there, here).file
        expect(hasUnsavedChanges(findInWindow(here, again).file, again)).toBe(false)
      }),
    )
  })

  test('always keep the design that is open in their own window', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (one, other) => {
        const { file, localDesign } = findInWindow(one, other)
        expect(file.open).toBe(one.open)
        const shown = getOpenSavedDesign(file).design
        if (localDesign) expect(localDesign).toEqual(getOpenSavedDesign(one).design)
        else if (getOpenSavedDesign(one).design.soleText !== '') expect(shown).toEqual(getOpenSavedDesign(one).design)
      }),
    )
  })
})

describe('merging with the server', () => {
  test('takes the design with the newer revision and hands back the local one', () => {
    const [one, theirs] = [newDesign('a'), { ...newDesign('a'), colour: 'brown' as const }]
    const own = (base: number): DesignFile => ({
      open: 'a',
      designs: [{ design: { ...one, colour: 'green' }, edit: 3, base, isChanged: true }],
      removed: [],
    })
    expect(findInShop(own(2), [{ design: theirs, revision: 2 }]).file).toEqual(own(2))
    const found = findInShop(own(1), [{ design: theirs, revision: 2 }])
    expect(getOpenSavedDesign(found.file)).toMatchObject({ design: theirs, base: 2, isChanged: false })
    expect(found.localDesign).toEqual({ ...one, colour: 'green' })
  })

  test('keeps every design that was begun before signing in, to be saved', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (device, account) => {
        const unsent = device.designs.map(({ design }) => ({ design, edit: 1, isChanged: true }))
        const own = { ...device, designs: unsent }
        const rows = account.designs.map(({ design }) => ({ design, revision: 1 }))
        const { file } = findInShop(own, rows)
        for (const id of listDesignIds(own)) expect(listDesignIds(file)).toContain(id)
        for (const { design } of rows) expect([...listDesignIds(file), ...own.removed]).toContain(design.id)
        if (own.designs.some(({ design }) => design.soleText !== '')) expect(nextToSend(file)).toBeDefined()
      }),
    )
  })

  test('marks a sent design as saved, unless it was changed meanwhile', () => {
    const before = changeOpen(newDesignFile('a'), { colour: 'green' })
    const sent = getOpenSavedDesign(before)
    expect(nextToSend(noteSent(before, sent, 4))).toBeUndefined()
    const after = noteSent(changeOpen(before, { colour: 'brown' }), sent, 4)
    expect(nextToSend(after)).toMatchObject({ base: 4, isChanged: true })
  })

  test('opens the newest design of the account if nothing was begun on this device', () => {
    const rows = ['x', 'y'].map((id) => ({ design: { ...newDesign(id), colour: 'green' as const }, revision: 1 }))
    const { file, localDesign } = findInShop(newDesignFile('fresh'), rows)
    expect([file.open, listDesignIds(file), localDesign]).toEqual(['x', ['x', 'y'], undefined])
  })

  test('does not bring back designs that were removed on this device', () => {
    const own = { ...changeOpen(newDesignFile('a'), { colour: 'green' }), removed: ['b'] }
    const { file } = findInShop(own, [{ design: newDesign('b'), revision: 1 }])
    expect(listDesignIds(file)).toEqual(['a'])
    expect(findInShop(file, []).file.removed).toEqual([])
  })
})
