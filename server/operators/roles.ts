/** What an operator may do: make and send orders, help customers, or everything. */
export const operatorRoles = ['workshop', 'support', 'owner'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export function mayDo(role: OperatorRole, needed: OperatorRole): boolean {
  return role === 'owner' || role === needed
}
