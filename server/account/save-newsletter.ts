import type { Kysely } from 'kysely'
import { agreementWords } from '#domain/account/agreements.ts'
import type { AgreementList } from '#domain/contract/account.ts'
import type * as endpoints from '#domain/contract/account-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/refused-fields.ts'
import type { Bearer } from '#server/sessions/tokens.ts'
import { agreementsOf } from './agreements-of.ts'
import { holdCustomer } from './hold-customer.ts'
import { keepAgreement } from './keep-agreement.ts'

type Contract = typeof endpoints.saveNewsletter

/** Begins or ends our letters to a customer. Wanting what is so already leaves no second proof. */
export function saveNewsletter(now: () => Date) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { is_wanted: isGiven, language, version } }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    if (agreementWords(version, 'newsletter', language) === undefined)
      return refusedFields([['version', 'invalid_value']])
    /** A change of mind counts by its time, so it is never as old as what it changes. */
    const after = ({ agreements: [newest] }: AgreementList) =>
      new Date(Math.max(now().getTime(), newest ? Date.parse(newest.agreed_at) + 1 : 0))
    const agreements = await inTransaction(db, async (transaction) => {
      if (!(await holdCustomer(transaction, customerId))) return undefined
      const before = await agreementsOf(transaction, customerId)
      if (before.wants_newsletter === isGiven) return before
      await keepAgreement(transaction, { customerId, kind: 'newsletter', isGiven, language, version }, after(before))
      return agreementsOf(transaction, customerId)
    })
    return agreements ? ok(agreements) : fail('AUTH_REQUIRED')
  }
}
