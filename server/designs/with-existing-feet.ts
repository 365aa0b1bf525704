import type { Transaction } from 'kysely'
import type { Design } from '#domain/design/design.ts'
import type { Schema } from '#server/db/schema.ts'
import { findPerson } from '#server/scans/list-people.ts'
import { findScan } from '#server/scans/one-scan.ts'

/**
 * A design as the shop keeps it: for one of the customer's people. Their scan tells whose feet they are, also where somebody who came
 * along has become somebody of the account since. Feet of somebody whom the account does not have, or has no more, are not kept.
 */
export async function withExistingFeet(
  transaction: Transaction<Schema>,
  customerId: string,
  design: Design,
): Promise<Design> {
  const { person, feet, ...chosen } = design
  if (!person) return chosen
  const owner = { customer_id: customerId, guest_id: null } as const
  const scanned = feet?.left.scanId === undefined ? undefined : await findScan(transaction, owner, feet.left.scanId)
  const id = scanned ? scanned.person.id : (await findPerson(transaction, owner, person.id))?.id
  if (id === undefined) return chosen
  return { ...chosen, person: { ...person, id }, ...(feet && { feet }) }
}
