import { type Kysely, sql, type Transaction } from 'kysely'
import { toFieldErrors } from '#domain/contract/errors.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Action, ActionDeps } from './actions/action.ts'
import { actions } from './actions/every-action.ts'
import type { OperatorError, WorkFacts } from './actions/operator-errors.ts'
import { type Credential, mayDo, type Operator, whoIsAtWork } from './actions/who-is-at-work.ts'
import { spendFirstToken } from './first-token.ts'
import { writeAuditRecord } from './write-audit-record.ts'

export type Work = { readonly name: string; readonly input: unknown }

export type RunActionResult = Result<object, OperatorError, WorkFacts>

const first: Omit<Operator, 'via'> = { name: 'OPERATOR_TOKEN', role: 'owner' }

/**
 * Runs an operator action: identifies the operator, checks the role, does the action and writes the audit log, all in
 * one transaction. Call `mail.wake()` after it.
 */
export async function runAction(
  db: Kysely<Schema>,
  deps: ActionDeps,
  credential: Credential,
  { name, input }: Work,
): Promise<RunActionResult> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  return inTransaction(db, async (transaction) => {
    if (action?.isOneMoment) await sql`set transaction isolation level repeatable read`.execute(transaction)
    const who = await whoIsAtWork(transaction, credential)
    const record = (operator: Operator, entry: Omit<Parameters<typeof writeAuditRecord>[2], 'action'>) =>
      writeAuditRecord(transaction, operator, { action: action ? name : 'unknown', ...entry }, deps.now())
    if (!who.ok && who.code === 'unknown_token' && (await mayBeFirst(transaction, credential, { name, input })))
      return perform({ ...first, via: credential.via })
    if (!who.ok) {
      if (who.facts) await record(who.facts, { outcome: 'denied', details: { why: who.code } })
      return fail(who.code, {})
    }
    return perform(who.value)

    async function perform(operator: Operator): Promise<RunActionResult> {
      if (!action) return fail('action_not_found', {})
      if (!mayDo(operator.role, action.role)) {
        await record(operator, { outcome: 'denied', details: { why: 'wrong_role', needed: action.role } })
        return fail('wrong_role', { needed: action.role })
      }
      const read = action.input.safeParse(input)
      if (!read.success) return fail('invalid_input', { fields: toFieldErrors(read.error.issues) })
      const done = await action.run(transaction, deps, operator, read.data)
      if (!done.ok) {
        await record(operator, { outcome: 'rejected', details: { why: done.code } })
        return fail(done.code, { more: done.facts })
      }
      const { answer, subject, details } = done.value
      await record(operator, { outcome: 'done', subject, details })
      return ok(answer)
    }
  })
}

/** The first token allows one action, which consumes it: adding an owner. */
async function mayBeFirst(
  transaction: Transaction<Schema>,
  { token = '' }: Credential,
  { name, input }: Work,
): Promise<boolean> {
  const adding: Action | undefined = actions[firstWork]
  const isOwner = typeof input === 'object' && input !== null && 'role' in input && input.role === 'owner'
  if (name !== firstWork || !isOwner || !adding?.input.safeParse(input).success) return false
  return spendFirstToken(transaction, token)
}

const firstWork = 'operators.add'
