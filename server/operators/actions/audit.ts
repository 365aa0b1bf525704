import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { action } from './action.ts'

export const listAudit = action({
  role: 'owner',
  about: 'Lists the actions that operators performed or tried, with their outcome, newest first.',
  input: z.strictObject({ limit: z._default(z.int().check(z.gte(1), z.lte(500)), 50) }),
  async run(transaction, _deps, _operator, { limit }) {
    const rows = await transaction
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('occurred_at', 'desc')
      .limit(limit)
      .execute()
    const records = rows.map(({ occurred_at: at, operator_name: operator, operator_role: role, ...row }) => ({
      at: at.toISOString(),
      operator,
      role,
      ...row,
    }))
    return ok({ answer: { records } })
  },
})
