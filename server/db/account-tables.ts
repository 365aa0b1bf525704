/** A change of an account's address, as long as the old address can undo it. */
export type EmailChangesTable = {
  id: string
  customer_id: string
  old_email: string
  new_email: string
  actor: 'customer' | 'operator'
  changed_at: Date
  undo_hash: string
  undo_until: Date
  undone_at: Date | null
}
