import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import { hashSecret } from '#server/access/tokens.ts'
import { action } from './action.ts'
import { demoOperator, operatorRoles } from './who-is-at-work.ts'

/** A name as it appears in the audit log: letters and digits, with spaces and . ' - between them. */
const name = z.string().check(z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} .'-]{0,58}[\p{L}\p{N}])?$/u))

export const addOperator = action({
  role: 'owner',
  about: 'Adds an operator, or gives one whose tokens are revoked a new role and token. The token is shown only once.',
  input: z.strictObject({ name, role: z.enum(operatorRoles) }),
  async run(transaction, { now }, _operator, input) {
    if (input.name === demoOperator.name) return fail('name_taken')
    const { id } = await transaction
      .insertInto('operators')
      .values({ id: randomUUID(), ...input, created_at: now() })
      // Updating the row locks it, so that of two calls with the same name the second sees the result of the first.
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: input.name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const living = await transaction
      .selectFrom('operator_tokens')
      .select('hash')
      .where('operator_id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (living) return fail('name_taken')
    await transaction.updateTable('operators').set({ role: input.role }).where('id', '=', id).execute()
    const token = randomBytes(32).toString('base64url')
    await transaction
      .insertInto('operator_tokens')
      .values({ hash: hashSecret(token), operator_id: id, created_at: now(), revoked_at: null })
      .execute()
    return ok({ answer: { ...input, token }, subject: id, details: input })
  },
})

export const listOperators = action({
  role: 'owner',
  about: 'Lists the operators of the shop and their roles.',
  input: z.strictObject({}),
  async run(transaction) {
    const rows = await transaction
      .selectFrom('operators')
      .select(['id', 'name', 'role', 'created_at'])
      .select(
        sql<boolean>`exists (select from operator_tokens t where t.operator_id = operators.id and t.revoked_at is null)`.as(
          'has_token',
        ),
      )
      .orderBy('name')
      .execute()
    const operators = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
    return ok({ answer: { operators } })
  },
})

export const revokeOperator = action({
  role: 'owner',
  about: 'Revokes every token of an operator. Their name stays in the audit log.',
  input: z.strictObject({ name }),
  async run(transaction, { now }, _operator, input) {
    // Locked in a fixed order, so that two owners who revoke each other run one after the other.
    const owners = await transaction
      .selectFrom('operators')
      .select('id')
      .where('role', '=', 'owner')
      .orderBy('id')
      .forUpdate()
      .execute()
    const one = await transaction
      .selectFrom('operators')
      .select(['id', 'role'])
      .where('name', '=', input.name)
      .executeTakeFirst()
    if (!one) return fail('operator_not_found')
    const others = await transaction
      .selectFrom('operator_tokens')
      .select('hash')
      .where('operator_id', 'in', [...owners.map(({ id }) => id), ''])
      .where('operator_id', '<>', one.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (one.role === 'owner' && !others) return fail('last_owner')
    const revoked = await transaction
      .updateTable('operator_tokens')
      .set({ revoked_at: now() })
      .where('operator_id', '=', one.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (revoked.numUpdatedRows === 0n) return fail('operator_not_found')
    return ok({ answer: { name: input.name }, subject: one.id, details: { name: input.name } })
  },
})
