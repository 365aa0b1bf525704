import type { Kysely } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as endpoints from '#domain/contract/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { loadProfile } from './load-profile.ts'
import { removeCustomer } from './remove-customer.ts'

type Contract = typeof endpoints.deleteAccount

/** Deletes an account once its e-mail address is typed: a button alone is pressed too easily. */
export function deleteAccount({ mail, now }: { readonly mail: Mailer; now(): Date }) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const profile = await loadProfile(db, customerId)
    if (!profile) return fail('AUTH_REQUIRED')
    if (!confirms(body.email, profile.email)) return failWithFieldErrors([['email', 'invalid_value']])
    const isRemoved = await inTransaction(db, (transaction) => removeCustomer(transaction, mail, customerId, now()))
    if (!isRemoved) return fail('AUTH_REQUIRED')
    mail.wake()
    return ok({})
  }
}

/** An account without an address is confirmed by an empty input. */
function confirms(typed: string, email: string | null): boolean {
  return email === null ? typed.trim() === '' : readEmail(typed) === email
}
