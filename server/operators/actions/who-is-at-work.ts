import type { Transaction } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { OperatorRole } from '#server/db/operator-tables.ts'
import type { Schema } from '#server/db/schema.ts'

export const operatorRoles = ['workshop', 'support', 'owner'] as const satisfies readonly OperatorRole[]

export function mayDo(role: OperatorRole, needed: OperatorRole): boolean {
  return role === 'owner' || role === needed
}

/** What somebody shows who wants to do an operator's work, and on which way they come. */
export type Credential = {
  readonly via: 'cli' | 'api'
  readonly token: string | undefined
  /** At the command line of a demo nobody needs a token. */
  readonly isFreeToAll?: boolean
}

export type Operator = { readonly name: string; readonly role: OperatorRole; readonly via: Credential['via'] }

/** The tester of a demo. No operator can be given this name. */
export const demoOperator = { name: 'demo', role: 'owner' } as const

/**
 * Whose token it is. The row is held until the deed is done: a token that is revoked meanwhile waits for it, and one that
 * was revoked before opens nothing.
 */
export async function whoIsAtWork(
  transaction: Transaction<Schema>,
  { via, token, isFreeToAll }: Credential,
): Promise<Result<Operator, 'no_token' | 'unknown_token' | 'revoked_token', Operator | undefined>> {
  if (token === undefined) return isFreeToAll ? ok({ ...demoOperator, via }) : fail('no_token', undefined)
  const lockedOperator = await transaction
    .selectFrom('operator_tokens')
    .innerJoin('operators', 'operators.id', 'operator_tokens.operator_id')
    .select(['name', 'role', 'revoked_at'])
    .where('hash', '=', hashSecret(token))
    .forShare('operator_tokens')
    .executeTakeFirst()
  if (!lockedOperator) return fail('unknown_token', undefined)
  const operator = { name: lockedOperator.name, role: lockedOperator.role, via }
  return lockedOperator.revoked_at === null ? ok(operator) : fail('revoked_token', operator)
}
