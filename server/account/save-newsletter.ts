import type { Kysely } from 'kysely'
import { agreementWords } from '#domain/consent/agreements.ts'
import type * as endpoints from '#domain/contract/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { loadAgreements } from './load-agreements.ts'
import { lockCustomer } from './lock-customer.ts'
import { recordNewsletter } from './record-agreement.ts'

type Contract = typeof endpoints.saveNewsletter

/** Subscribes or unsubscribes the customer, and returns their agreements. */
export function saveNewsletter(now: () => Date) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { is_wanted: isGiven, language, version } }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    if (agreementWords(version, 'newsletter', language) === undefined)
      return failWithFieldErrors([['version', 'invalid_value']])
    const agreements = await inTransaction(db, async (transaction) => {
      if (!(await lockCustomer(transaction, customerId))) return undefined
      await recordNewsletter(transaction, { customerId, isGiven, language, version }, now())
      return loadAgreements(transaction, customerId)
    })
    return agreements ? ok(agreements) : fail('AUTH_REQUIRED')
  }
}
