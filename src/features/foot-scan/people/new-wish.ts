import type { Person, PersonWish } from '#domain/scan/person.ts'

/** Somebody new, of whom nothing is guessed: whoever comes first measures themselves. */
export function newWish(people: readonly Pick<Person, 'kind'>[]): PersonWish {
  const kind = people.some((one) => one.kind === 'self') ? 'adult' : 'self'
  return { kind, name: '', group: 'neither', hasGuardian: false }
}
