import type { Transaction } from 'kysely'
import type { Design } from '#domain/design/design.ts'
import type { Schema } from '#server/db/schema.ts'
import { findScan } from '#server/scans/get-scan.ts'
import { findPerson } from '#server/scans/list-people.ts'

/**
 * Returns a design as the shop saves it: for one of the customer's people. The scan determines the person, even if a
 * person from a guest session has been merged into one of the account since. The person and feet are dropped if the
 * account does not have that person, or no longer does.
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
