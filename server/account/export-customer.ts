import type { Kysely, Transaction } from 'kysely'
import type { CustomerExport } from '#domain/contract/account.ts'
import type { Schema } from '#server/db/schema.ts'
import { loadWaitlistEntries, selectCustomerEmail } from './load-waitlist-entries.ts'

type Table = keyof Schema
type ReadCustomerRows = (db: Kysely<Schema>, customerId: string) => Promise<readonly object[]>

/** Reads every table that holds data of a customer. Secrets and their hashes are never among the columns. */
export const exported: { readonly [Name in Table]?: ReadCustomerRows } = {
  customers: (db, id) => db.selectFrom('customers').selectAll().where('id', '=', id).execute(),
  customer_addresses: (db, id) =>
    db.selectFrom('customer_addresses').selectAll().where('customer_id', '=', id).orderBy('created_at').execute(),
  agreements: (db, id) =>
    db.selectFrom('agreements').selectAll().where('customer_id', '=', id).orderBy('agreed_at').execute(),
  cookie_consents: (db, id) =>
    db.selectFrom('cookie_consents').selectAll().where('customer_id', '=', id).orderBy('chosen_at').execute(),
  country_waitlist: loadWaitlistEntries,
  sessions: (db, id) =>
    db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_seen_at', 'ended_at', 'end_reason'])
      .where('customer_id', '=', id)
      .orderBy('created_at')
      .execute(),
  email_changes: (db, id) =>
    db
      .selectFrom('email_changes')
      .select(['old_email', 'new_email', 'actor', 'changed_at', 'undo_until', 'undone_at'])
      .where('customer_id', '=', id)
      .orderBy('changed_at')
      .execute(),
  orders: async (db, id) => {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('placed_at')
      .execute()
    return orders.map(({ network_hash: _, ...order }) => order)
  },
  order_pairs: (db, id) =>
    db
      .selectFrom('order_pairs')
      .innerJoin('orders', 'orders.id', 'order_pairs.order_id')
      .leftJoin('edition_numbers', 'pair_id', 'order_pairs.id')
      .selectAll('order_pairs')
      .select('edition_numbers.number as edition_number')
      .where('customer_id', '=', id)
      .orderBy('placed_at')
      .orderBy('position')
      .execute(),
  // The name of the operator who made a change is the operator's data, not the customer's.
  order_changes: (db, id) =>
    db
      .selectFrom('order_changes')
      .innerJoin('orders', 'orders.id', 'order_changes.order_id')
      .select(['order_id', 'occurred_at', 'actor', 'order_changes.kind', 'revision'])
      .where('customer_id', '=', id)
      .orderBy('occurred_at')
      .orderBy('order_changes.id')
      .execute(),
  order_transitions: (db, id) =>
    db
      .selectFrom('order_transitions')
      .innerJoin('orders', 'orders.id', 'order_transitions.order_id')
      .select(['order_id', 'occurred_at', 'actor', 'from_stage', 'to_stage', 'reason'])
      .where('customer_id', '=', id)
      .orderBy('occurred_at')
      .execute(),
  pair_checks: (db, id) =>
    db
      .selectFrom('pair_checks')
      .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['pair_id', 'pair_checks.revision', 'checked_at', 'error', 'report'])
      .where('customer_id', '=', id)
      .orderBy('checked_at')
      .execute(),
  print_files: (db, id) =>
    db
      .selectFrom('print_files')
      .innerJoin('files', 'files.id', 'file_id')
      .innerJoin('orders', 'orders.id', 'files.order_id')
      .select(['pair_id', 'revision', 'side', 'print_files.kind', 'size', 'created_at'])
      .where('orders.customer_id', '=', id)
      .orderBy('created_at')
      .orderBy('side')
      .orderBy('print_files.kind')
      .execute(),
  // The provider's references and the URL of the payment page are left out.
  payments: (db, id) =>
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select([
        'order_number',
        'payments.currency',
        'amount_minor',
        'payments.created_at',
        'payments.expires_at',
        'state',
        'end_reason',
      ])
      .select(['paid_at', 'received_minor', 'dispute'])
      .where('customer_id', '=', id)
      .orderBy('created_at')
      .execute(),
  refunds: (db, id) =>
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['order_number', 'refunds.amount_minor', 'cause', 'due_at', 'refunds.state', 'refunds.ended_at'])
      .where('customer_id', '=', id)
      .orderBy('due_at')
      .execute(),
  edition_waitlist: (db, id) =>
    db
      .selectFrom('edition_waitlist')
      .select(['email', 'language', 'wording', 'joined_at', 'notified_at'])
      .where('customer_id', '=', id)
      .execute(),
  edition_numbers: (db, id) =>
    db
      .selectFrom('edition_numbers')
      .select(['number', 'reserved_until'])
      .where('reserved_for', '=', id)
      .orderBy('number')
      .execute(),
  people: (db, id) => db.selectFrom('people').selectAll().where('customer_id', '=', id).orderBy('created_at').execute(),
  scans: (db, id) =>
    db
      .selectFrom('scans')
      .innerJoin('people', 'people.id', 'scans.person_id')
      .select(['scans.id', 'person_id', 'state', 'scan', 'rejections', 'measured_at', 'scans.created_at'])
      .where('customer_id', '=', id)
      .orderBy('measured_at')
      .execute(),
  designs: (db, id) =>
    db
      .selectFrom('designs')
      .select(['id', 'revision', 'design', 'saved_at'])
      .where('customer_id', '=', id)
      .orderBy('saved_at')
      .execute(),
  cart_lines: (db, id) =>
    db.selectFrom('cart_lines').selectAll().where('customer_id', '=', id).orderBy('added_at').execute(),
  additional_order_grants: (db, id) =>
    db.selectFrom('additional_order_grants').select('granted_at').where('customer_id', '=', id).execute(),
  files: (db, id) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'media_type', 'size', 'created_at'])
      .where('customer_id', '=', id)
      .where('state', '=', 'stored')
      .orderBy('created_at')
      .execute(),
  mails: (db, id) =>
    db
      .selectFrom('mails')
      .select(['kind', 'created_at', 'sent_at'])
      .where((where) =>
        where.or([
          where('to_address', 'in', selectCustomerEmail(db, id)),
          // `email_change_code` mails to other addresses are left out: an address that has an account never gets one, so the
          // export would reveal which addresses have accounts.
          where.and([where('customer_id', '=', id), where('kind', '<>', 'email_change_code')]),
        ]),
      )
      .orderBy('created_at')
      .execute(),
}

/** Tables with personal data that are not exported, and why. */
export const leftOut: { readonly [Name in Table]?: string } = {
  email_verifications: 'Codes and links of mails, as hashes: they verify an identity and are valid for minutes.',
  idempotency_keys: 'Stored answers to repeated requests, for one day: they repeat the data of the other tables.',
  device_handoffs:
    'Handoff links for another phone, as hashes: they allow one scan to be sent and are valid for an hour.',
  stream_channels: 'Live events, stored for some days: they repeat the data of the other tables.',
  audit_log: 'Actions of operators, with the ids of their subjects: the record of those who are accountable for them.',
}

/** Exports all data of a customer, table by table, from one consistent snapshot. */
export async function exportCustomer(db: Kysely<Schema>, customerId: string, now: Date): Promise<CustomerExport> {
  const retainedRows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => selectRetained(transaction, customerId))
  return { exported_at: now.toISOString(), tables: retainedRows }
}

/** The same within a transaction of the caller, which must read from one snapshot too. */
export async function selectRetained(
  transaction: Transaction<Schema>,
  customerId: string,
): Promise<Record<string, readonly object[]>> {
  const retainedRows: Record<string, readonly object[]> = {}
  for (const [name, read] of Object.entries(exported)) retainedRows[name] = await read(transaction, customerId)
  return retainedRows
}
