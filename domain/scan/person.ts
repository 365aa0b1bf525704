import { type NameError, readName } from '../address/read-name.ts'
import type { Population } from '../foot/population.ts'
import { fail, ok, type Result } from '../result.ts'
import { scanSettings } from '../scan-settings.ts'

export const personKinds = ['self', 'adult', 'child'] as const
export type PersonKind = (typeof personKinds)[number]

/** With whose feet somebody's are compared. */
export const personGroups = ['women', 'men', 'neither'] as const
export type PersonGroup = (typeof personGroups)[number]

/** Somebody whose feet are measured. */
export type Person = {
  readonly id: string
  readonly kind: PersonKind
  readonly name: string
  readonly group: PersonGroup
}

export type PersonInput = Omit<Person, 'id'> & {
  /** Whether a guardian has said yes for the child that it is. */
  readonly hasGuardian: boolean
}

export type PersonError =
  | { readonly field: 'name'; readonly code: NameError }
  | { readonly field: 'guardian'; readonly code: 'missing' }

/** Somebody as they are kept, or what is wrong with what was said of them. Children are compared with nobody. */
export function readPerson(personInput: PersonInput): Result<Omit<Person, 'id'>, 'invalid', readonly PersonError[]> {
  const name = readName(personInput.name)
  const errors: PersonError[] = []
  if (!name.ok) errors.push({ field: 'name', code: name.code })
  if (personInput.kind === 'child' && !personInput.hasGuardian) errors.push({ field: 'guardian', code: 'missing' })
  if (!name.ok || errors.length > 0) return fail('invalid', errors)
  return ok({
    kind: personInput.kind,
    name: name.value,
    group: personInput.kind === 'child' ? 'neither' : personInput.group,
  })
}

export type PersonLimitCode = 'people_full' | 'self_exists'

/** Whether somebody new may be added to those who are there. There is one self; a guest has one person at all. */
export function checkPersonLimit(
  kind: PersonKind,
  there: readonly Pick<Person, 'kind'>[],
  owner: keyof typeof scanSettings.people,
): PersonLimitCode | undefined {
  if (there.length >= scanSettings.people[owner]) return 'people_full'
  return kind === 'self' && there.some((one) => one.kind === 'self') ? 'self_exists' : undefined
}

/** As whom somebody may be kept beside those who are there, who came along as what they were before: there is one self. */
export function kindBeside(kind: PersonKind, there: readonly Pick<Person, 'kind'>[]): PersonKind {
  return kind === 'self' && there.some((one) => one.kind === 'self') ? 'adult' : kind
}

/** Whether somebody who came along can be one of those who are there: a child is no adult, and has other words of a guardian. */
export function mayBeSame(one: Pick<Person, 'kind'>, other: Pick<Person, 'kind'>): boolean {
  return (one.kind === 'child') === (other.kind === 'child')
}

/** Whom somebody is compared with: the population of grown-up people, if any. */
export function comparedWith({ kind, group }: Pick<Person, 'kind' | 'group'>): Population | undefined {
  return kind === 'child' || group === 'neither' ? undefined : group
}
