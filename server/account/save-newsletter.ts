import type { Kysely } from 'kysely'
import { agreementWords } from '#domain/consent/agreements.ts'
import type * as endpoints from '#domain/contract/account-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'
import { agreementsOf } from './agreements-of.ts'
import { holdCustomer } from './hold-customer.ts'
import { keepNewsletter } from './keep-agreement.ts'

type Contract = typeof endpoints.saveNewsletter

/** Begins or ends our letters to the customer who asks, and tells what they agreed to by now. */
export function saveNewsletter(now: () => Date) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { is_wanted: isGiven, language, version } }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    if (agreementWords(version, 'newsletter', language) === undefined)
      return refusedFields([['version', 'invalid_value']])
    const agreements = await inTransaction(db, async (transaction) => {
      if (!(await holdCustomer(transaction, customerId))) return undefined
      await keepNewsletter(transaction, { customerId, isGiven, language, version }, now())
      return agreementsOf(transaction, customerId)
    })
    return agreements ? ok(agreements) : fail('AUTH_REQUIRED')
  }
}
