import type { Claim } from '#server/guests/claim.ts'

export const claimOrders: Claim = async (transaction, { guestId }, customerId) => {
  if (guestId === undefined) return 0
  const claimed = await transaction
    .updateTable('orders')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}
