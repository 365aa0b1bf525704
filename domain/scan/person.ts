import { type NameFault, readName } from '../address/read-name.ts'
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

export type PersonWish = Omit<Person, 'id'> & {
  /** Whether a guardian has said yes for the child that it is. */
  readonly hasGuardian: boolean
}

export type PersonFault =
  | { readonly field: 'name'; readonly fault: NameFault }
  | { readonly field: 'guardian'; readonly fault: 'missing' }

/** Somebody as they are kept, or what is wrong with what was said of them. Children are compared with nobody. */
export function readPerson(wish: PersonWish): Result<Omit<Person, 'id'>, 'invalid', readonly PersonFault[]> {
  const name = readName(wish.name)
  const faults: PersonFault[] = []
  if (!name.ok) faults.push({ field: 'name', fault: name.code })
  if (wish.kind === 'child' && !wish.hasGuardian) faults.push({ field: 'guardian', fault: 'missing' })
  if (!name.ok || faults.length > 0) return fail('invalid', faults)
  return ok({ kind: wish.kind, name: name.value, group: wish.kind === 'child' ? 'neither' : wish.group })
}

export type NoRoomForPerson = 'people_full' | 'self_exists'

/** Whether somebody new may be added to those who are there. There is one self; a guest has one person at all. */
export function roomForPerson(
  kind: PersonKind,
  there: readonly Pick<Person, 'kind'>[],
  owner: keyof typeof scanSettings.people,
): NoRoomForPerson | undefined {
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
