import { describe, expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { guardianVersion, guardianWords } from './guardian.ts'
import {
  checkPersonLimit,
  comparedWith,
  kindBeside,
  mayBeSame,
  type PersonKind,
  personKinds,
  readPerson,
} from './person.ts'

const personInput = { kind: 'adult', name: ' Ann  Lee ', group: 'women', hasGuardian: false } as const

describe('a person whose feet are measured', () => {
  test('is stored with a normalized name', () => {
    expect(readPerson(personInput)).toMatchObject({
      ok: true,
      value: { kind: 'adult', name: 'Ann Lee', group: 'women' },
    })
    expect(readPerson({ ...personInput, name: ' ' })).toMatchObject({ facts: [{ field: 'name', code: 'missing' }] })
    expect(readPerson({ ...personInput, name: 'a\u202eb' })).toMatchObject({
      facts: [{ field: 'name', code: 'not_plain' }],
    })
  })

  test('needs a guardian’s consent as a child, and then has no comparison group', () => {
    const child = { ...personInput, kind: 'child' } as const
    expect(readPerson(child)).toMatchObject({ ok: false, facts: [{ field: 'guardian', code: 'missing' }] })
    const read = readPerson({ ...child, hasGuardian: true })
    expect(read).toMatchObject({ ok: true, value: { kind: 'child', group: 'neither' } })
    expect(comparedWith({ kind: 'child', group: 'women' })).toBeUndefined()
  })

  test.each([
    ['women', 'women'],
    ['men', 'men'],
    ['neither', undefined],
  ] as const)('in the group %s is compared with %s', (group, population) => {
    expect(comparedWith({ kind: 'self', group })).toBe(population)
  })
})

test.each<[PersonKind, readonly PersonKind[], 'customer' | 'guest', string | undefined]>([
  ['self', [], 'customer', undefined],
  ['self', ['adult', 'child'], 'customer', undefined],
  ['self', ['self'], 'customer', 'self_exists'],
  ['adult', ['self', 'adult'], 'customer', undefined],
  ['adult', Array.from({ length: 11 }, () => 'adult' as const), 'customer', undefined],
  ['adult', Array.from({ length: 12 }, () => 'adult' as const), 'customer', 'people_full'],
  ['self', [], 'guest', undefined],
  ['child', ['self'], 'guest', 'people_full'],
])('adding a %s to %j of a %s: %s', (kind, there, owner, error) => {
  const people = there.map((one) => ({ kind: one }))
  expect(checkPersonLimit(kind, people, owner)).toBe(error)
})

test('a second self that is merged becomes an adult, and all others keep their kind', () => {
  for (const kind of personKinds) {
    expect(kindBeside(kind, [{ kind: 'adult' }, { kind: 'child' }])).toBe(kind)
    expect(kindBeside(kind, [{ kind: 'self' }])).toBe(kind === 'self' ? 'adult' : kind)
  }
})

test('a child can only be the same person as a child', () => {
  for (const one of personKinds)
    for (const other of personKinds)
      expect(mayBeSame({ kind: one }, { kind: other })).toBe((one === 'child') === (other === 'child'))
})

test('the guardian’s consent exists in every language, and an unknown version has none', () => {
  for (const language of settings.languages.available) expect(guardianWords(guardianVersion, language)).toBeTruthy()
  for (const version of ['0', '', 'toString']) expect(guardianWords(version, 'en')).toBeUndefined()
})
