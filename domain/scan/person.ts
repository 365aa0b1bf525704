import { type NameError, readName } from '../address/read-name.ts'
import type { Population } from '../foot/population.ts'
import { fail, ok, type Result } from '../result.ts'
import { scanSettings } from '../scan-settings.ts'

export const personKinds = ['self', 'adult', 'child'] as const
export type PersonKind = (typeof personKinds)[number]

/** The group whose feet a person's are compared with. */
export const personGroups = ['women', 'men', 'neither'] as const
export type PersonGroup = (typeof personGroups)[number]

/** A person whose feet are measured. */
export type Person = {
  readonly id: string
  readonly kind: PersonKind
  readonly name: string
  readonly group: PersonGroup
}

export type PersonInput = Omit<Person, 'id'> & {
  /** Whether a guardian has consented, if the person is a child. */
  readonly hasGuardian: boolean
}

export type PersonError =
  | { readonly field: 'name'; readonly code: NameError }
  | { readonly field: 'guardian'; readonly code: 'missing' }

/** Validates a person into the stored form. Children have no comparison group. */
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

/** Whether a person may be added to the existing ones. There is one `self`; a guest may have one person only. */
export function checkPersonLimit(
  kind: PersonKind,
  there: readonly Pick<Person, 'kind'>[],
  owner: keyof typeof scanSettings.people,
): PersonLimitCode | undefined {
  if (there.length >= scanSettings.people[owner]) return 'people_full'
  return kind === 'self' && there.some((one) => one.kind === 'self') ? 'self_exists' : undefined
}

/** The kind under which a merged person is stored: there is one `self`, so a second one becomes an adult. */
export function kindBeside(kind: PersonKind, there: readonly Pick<Person, 'kind'>[]): PersonKind {
  return kind === 'self' && there.some((one) => one.kind === 'self') ? 'adult' : kind
}

/** Whether a merged person can be one of the existing ones: a child is never an adult, and has a guardian's consent. */
export function mayBeSame(one: Pick<Person, 'kind'>, other: Pick<Person, 'kind'>): boolean {
  return (one.kind === 'child') === (other.kind === 'child')
}

/** The population of adults that a person is compared with, if any. */
export function comparedWith({ kind, group }: Pick<Person, 'kind' | 'group'>): Population | undefined {
  return kind === 'child' || group === 'neither' ? undefined : group
}
