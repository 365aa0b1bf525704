import type { Person, PersonInput } from '#domain/scan/person.ts'

/** The empty form of a new person. The first person is the customer. */
export function newPersonInput(people: readonly Pick<Person, 'kind'>[]): PersonInput {
  const kind = people.some((one) => one.kind === 'self') ? 'adult' : 'self'
  return { kind, name: '', group: 'neither', hasGuardian: false }
}
