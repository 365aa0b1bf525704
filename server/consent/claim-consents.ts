import type { Claim } from '#server/guests/claim.ts'

/** The proof's name was made by the visitor's own browser, and nobody else has been told it. */
export const claimConsents: Claim = async (transaction, { consentId }, customerId) => {
  if (consentId === undefined) return 0
  const claimed = await transaction
    .updateTable('consents')
    .set({ customer_id: customerId })
    .where('id', '=', consentId)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}
