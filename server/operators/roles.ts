import type { OperatorRole } from '#server/db/schema.ts'

export const operatorRoles = ['workshop', 'support', 'owner'] as const satisfies readonly OperatorRole[]

export function mayDo(role: OperatorRole, needed: OperatorRole): boolean {
  return role === 'owner' || role === needed
}
