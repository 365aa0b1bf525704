import type { Person, PersonInput } from '#domain/scan/person.ts'

/** Somebody new, of whom nothing is guessed: whoever comes first measures themselves. */
export function newPersonInput(people: readonly Pick<Person, 'kind'>[]): PersonInput {
  const kind = people.some((one) => one.kind === 'self') ? 'adult' : 'self'
  return { kind, name: '', group: 'neither', hasGuardian: false }
}
