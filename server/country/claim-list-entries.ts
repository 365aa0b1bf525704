import type { Claim } from '#server/guests/claim.ts'

/** Whoever has proven an address may see which lists it is on, and leave them. */
export const claimListEntries: Claim = async (transaction, { email }, customerId) => {
  const claimed = await transaction
    .updateTable('country_waiting_list')
    .set({ customer_id: customerId })
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}
