import { sql } from 'kysely'
import * as z from 'zod/mini'
import { readKana } from '#domain/address/read-kana.ts'
import { fail, ok } from '#domain/result.ts'
import { selectRetained } from '#server/account/export-customer.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { action } from './action.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** More results are of no use to an operator. */
const maxFound = 50

/** Every form of a name, each on a line of its own, so that a search never matches across two of them. */
const searchableNames = sql<string>`lower(concat_ws(chr(10), id, email,
  concat_ws(' ', given_name, family_name), concat_ws(' ', family_name, given_name), concat(family_name, given_name),
  concat_ws(' ', given_kana, family_kana), concat_ws(' ', family_kana, given_kana), concat(family_kana, given_kana)))`

export const findCustomers = action({
  role: 'support',
  about: 'Finds customers by part of their e-mail address, name, kana or id; at most 50, newest first.',
  input: z.strictObject({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  async run(transaction, _deps, _operator, { search }) {
    const searchForms = [search, search.normalize('NFKC'), readKana(search) ?? search].map((words) =>
      words.toLowerCase(),
    )
    const found = await transaction
      .selectFrom('customers')
      .select(['id', 'email', 'given_name', 'family_name', 'given_kana', 'family_kana', 'language', 'country'])
      .select(['created_at'])
      .where('removed_at', 'is', null)
      .where(({ or }) =>
        or([...new Set(searchForms)].map((words) => sql<boolean>`strpos(${searchableNames}, ${words}) > 0`)),
      )
      .orderBy('created_at', 'desc')
      .limit(maxFound)
      .execute()
    const customers = found.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
    // Logs the ids found and not the search text: the audit log stores no address and no name of a customer.
    return ok({ answer: { customers }, details: { found: found.map((row) => row.id) } })
  },
})

export const exportOneCustomer = action({
  role: 'support',
  about: 'Shows all data stored about a customer, as in their own export.',
  input: z.strictObject({ id }),
  isOneMoment: true,
  async run(transaction, { now }, _operator, input) {
    const known = await transaction.selectFrom('customers').select('id').where('id', '=', input.id).executeTakeFirst()
    if (!known) return fail('customer_not_found')
    const retained = await selectRetained(transaction, input.id)
    return ok({ answer: { exported_at: now().toISOString(), tables: retained }, subject: input.id })
  },
})

export const deleteCustomer = action({
  role: 'owner',
  about: 'Deletes a customer and all data that the law does not require us to keep, and notifies them by e-mail.',
  input: z.strictObject({ id, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  async run(transaction, { mail, now }, _operator, input) {
    const isRemoved = await removeCustomer(transaction, mail, input.id, now())
    if (!isRemoved) return fail('customer_not_found')
    return ok({ answer: { id: input.id }, subject: input.id, details: { reason: input.reason } })
  },
})
