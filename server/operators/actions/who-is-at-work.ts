import type { Transaction } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { OperatorRole } from '#server/db/operator-tables.ts'
import type { Schema } from '#server/db/schema.ts'

export const operatorRoles = ['workshop', 'support', 'owner'] as const satisfies readonly OperatorRole[]

export function mayDo(role: OperatorRole, needed: OperatorRole): boolean {
  return role === 'owner' || role === needed
}

/** The credential of an operator, and the interface that they use. */
export type Credential = {
  readonly via: 'cli' | 'api'
  readonly token: string | undefined
  /** The command line of a demo needs no token. */
  readonly isFreeToAll?: boolean
}

export type Operator = { readonly name: string; readonly role: OperatorRole; readonly via: Credential['via'] }

/** The tester of a demo. No operator can be given this name. */
export const demoOperator = { name: 'demo', role: 'owner' } as const

/**
 * Identifies the operator of a token. The token's row stays locked until the action is done: a concurrent revocation
 * waits for it, and a token revoked before is rejected.
 */
export async function whoIsAtWork(
  transaction: Transaction<Schema>,
  { via, token, isFreeToAll }: Credential,
): Promise<Result<Operator, 'no_token' | 'unknown_token' | 'revoked_token', Operator | undefined>> {
  if (token === undefined) return isFreeToAll ? ok({ ...demoOperator, via }) : fail('no_token')
  const lockedOperator = await transaction
    .selectFrom('operator_tokens')
    .innerJoin('operators', 'operators.id', 'operator_tokens.operator_id')
    .select(['name', 'role', 'revoked_at'])
    .where('hash', '=', hashSecret(token))
    .forShare('operator_tokens')
    .executeTakeFirst()
  if (!lockedOperator) return fail('unknown_token')
  const operator = { name: lockedOperator.name, role: lockedOperator.role, via }
  return lockedOperator.revoked_at === null ? ok(operator) : fail('revoked_token', operator)
}
