import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { nameErrorKinds } from '#domain/account/sign-up-details.ts'
import type { RequestBody } from '#domain/contract/endpoint.ts'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import { guardianWords } from '#domain/scan/guardian.ts'
import { checkPersonLimit, type PersonError, readPerson } from '#domain/scan/person.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { listPeople, type PersonRow, peopleRows } from './list-people.ts'
import { lockOwner, toOwner } from './owner.ts'

type SavePersonEndpoint = typeof scanCalls.savePerson

/** Adds a person, or changes one of a visitor's people; another owner's person is treated as missing. */
export function savePerson(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<SavePersonEndpoint>,
  ): ReturnType<UseCase<SavePersonEndpoint>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const people = await peopleRows(transaction, owner).selectAll('people').execute()
    const before = people.find(({ id }) => id === body.id)
    if (body.id !== undefined && !before) return fail('NOT_FOUND')
    const guardian = toGuardianColumns(body, before, now())
    if (!guardian) return failWithFieldErrors([['guardian', 'invalid_value']])
    const read = readPerson({ ...body, hasGuardian: guardian.guardian_wording !== null })
    if (!read.ok) return failWithFieldErrors(read.facts.map(toFieldError))
    const { kind, name, group } = read.value
    const others = people.filter((one) => one !== before && !one.is_merge_pending)
    // Changing a person does not add one, so only the limit of one self counts.
    const beside = before ? others.filter((one) => one.kind === 'self') : others
    const error = before?.is_merge_pending ? undefined : checkPersonLimit(kind, beside, visitor.kind)
    if (error) return fail(error)
    const values = { kind, name, comparison_group: group, ...(kind === 'child' ? guardian : noGuardian) }
    if (before) await transaction.updateTable('people').set(values).where('id', '=', before.id).execute()
    else
      await transaction
        .insertInto('people')
        .values({ ...values, id: randomUUID(), ...owner, created_at: now() })
        .execute()
    return ok(await listPeople(transaction, owner, now()))
  }
}

const noGuardian = {
  guardian_version: null,
  guardian_language: null,
  guardian_wording: null,
  guardian_agreed_at: null,
} as const

/** The guardian's consent, given now or before. Undefined if the wording is unknown to the shop. */
function toGuardianColumns({ guardian }: RequestBody<SavePersonEndpoint>, before: PersonRow, now: Date) {
  if (!guardian) {
    if (!before) return noGuardian
    const { guardian_version, guardian_language, guardian_wording, guardian_agreed_at } = before
    return { guardian_version, guardian_language, guardian_wording, guardian_agreed_at }
  }
  const { version, language } = guardian
  const words = guardianWords(version, language)
  return (
    words && {
      guardian_version: version,
      guardian_language: language,
      guardian_wording: words,
      guardian_agreed_at: now,
    }
  )
}

function toFieldError(error: PersonError) {
  return [error.field, error.field === 'name' ? nameErrorKinds[error.code] : 'invalid_type'] as const
}
