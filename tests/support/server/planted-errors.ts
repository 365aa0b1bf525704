import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { MoveOrder } from './order-operations.ts'

/** An error that a shop could have: in its database's triggers, or in the function that moves orders. */
export type PlantedError = {
  readonly plant?: readonly string[]
  readonly moveIn?: (db: Kysely<Schema>) => MoveOrder
}

const isTaken = 'old.pair_id is null and new.pair_id is not null'
const isReleased = 'old.pair_id is not null and new.pair_id is null'
const leftOut = 'return null;'

/** The SQL that makes the rows of a table do something when an event happens to them. */
function when(happens: string, does: string): readonly string[] {
  const isDeleted = / delete /.test(happens)
  return [
    `create function planted() returns trigger language plpgsql as
      $$ begin ${does} return ${isDeleted ? 'old' : 'new'}; end $$`,
    `create trigger planted ${happens} for each row execute function planted()`,
  ]
}

/** Writes the mail of a transition outside its transaction, so that it stays whatever happens to the transition. */
function mailOutside(db: Kysely<Schema>): MoveOrder {
  return async (transaction, deps, moving, now) => {
    const moved = await moveOrder(transaction, deps, moving, now)
    const own = await transaction
      .deleteFrom('mails')
      // The rows written by this transaction.
      .where(sql<boolean>`mails.xmin = pg_current_xact_id()::xid`)
      .returningAll()
      .execute()
    for (const mail of own) {
      // This transaction locks its id and its order: another transaction that references them would wait forever.
      const other = { ...mail, id: randomUUID(), order_id: null }
      await transaction.updateTable('jobs').set({ subject: other.id }).where('subject', '=', mail.id).execute()
      await db.insertInto('mails').values(other).execute()
    }
    return moved
  }
}

export const plantedErrors: Readonly<Record<string, PlantedError>> = {
  'an allocated number is allocated again': {
    plant: when(
      'after update on edition_numbers',
      `if ${isTaken} then
        update edition_numbers set pair_id = null where number = (select min(number) from edition_numbers where pair_id is not null and number <> new.number);
      end if;`,
    ),
  },
  'the numbers of a cancelled order are not released': {
    plant: when('before update on edition_numbers', `if ${isReleased} then ${leftOut} end if;`),
  },
  'a released number is lost': {
    plant: when(
      'after update on edition_numbers',
      `if ${isReleased} then delete from edition_numbers where number = new.number; end if;`,
    ),
  },
  'every mail is queued twice': {
    plant: when(
      'after insert on mails',
      `if pg_trigger_depth() = 1 then
        insert into mails select (jsonb_populate_record(new, jsonb_build_object('id', new.id || '-2'))).*;
      end if;`,
    ),
  },
  'the mail at the end of an order is missing': {
    plant: when('before insert on mails', `if new.kind = 'cancelled' then ${leftOut} end if;`),
  },
  'the mail of a transition is queued outside its transaction': { moveIn: mailOutside },
  'the grant for an additional order is not used up': {
    plant: when('before delete on additional_order_grants', leftOut),
  },
  'an open order does not prevent another': {
    plant: when(
      'after insert on cart_lines',
      'insert into additional_order_grants (customer_id, guest_id, granted_at) values (new.customer_id, new.guest_id, now()) on conflict do nothing;',
    ),
  },
  'an additional order counts as a regular one': {
    plant: [
      'drop index one_open_sale_per_customer',
      'drop index one_open_sale_per_guest',
      ...when('before insert on orders', 'new.is_companion := false;'),
    ],
  },
  'a transition is missing in the history': {
    plant: when('before insert on order_transitions', `if new.to_stage = 'needs_attention' then ${leftOut} end if;`),
  },
  'a stage is skipped': {
    plant: when(
      'before update on orders',
      `if new.stage = 'awaiting_payment' and old.stage = 'ready_to_pay' then new.stage := 'paid'; end if;`,
    ),
  },
  'a split does not reduce the sum of the original order': {
    plant: when('before update on orders', 'new.total_minor := old.total_minor;'),
  },
  'ordered pairs stay in the cart': { plant: when('before delete on cart_lines', leftOut) },
  'a double payment is kept': {
    plant: when('before insert on refunds', `if new.cause = 'paid_twice' then ${leftOut} end if;`),
  },
  'a cancelled paid order is not refunded': {
    plant: when('before insert on refunds', `if new.cause = 'cancelled' then ${leftOut} end if;`),
  },
  'half of a payment is recorded': {
    plant: when(
      'before update on payments',
      'if old.received_minor is null then new.received_minor := new.received_minor / 2; end if;',
    ),
  },
  'a refund is sent twice': {
    plant: [
      // The constraints that keep refunds unique do not apply to a table that inherits from it.
      'create table more_refunds () inherits (refunds)',
      ...when(
        'after insert on refunds',
        `insert into more_refunds
          select (jsonb_populate_record(null::more_refunds, to_jsonb(new) || jsonb_build_object('id', new.id || '-2'))).*;`,
      ),
    ],
  },
  'a failed refund is never retried': {
    plant: when(
      'before insert on refunds',
      `if exists (select from refunds where payment_id = new.payment_id) then ${leftOut} end if;`,
    ),
  },
  'a refund returned by a bank is ignored': {
    plant: when('before update on refunds', `if old.state = 'done' and new.state = 'failed' then ${leftOut} end if;`),
  },
  'a settled payment does not move its order': {
    plant: when('before update on orders', `if new.stage = 'paid' and old.stage <> 'paid' then ${leftOut} end if;`),
  },
  'an order has two open payments': {
    plant: [
      'drop index one_open_payment_per_order',
      ...when(
        'after insert on payments',
        `if pg_trigger_depth() = 1 then
          insert into payments select (jsonb_populate_record(new, jsonb_build_object('id', gen_random_uuid()))).*;
        end if;`,
      ),
    ],
  },
  'the response to a command is not stored': {
    plant: when(
      'before update on idempotency_keys',
      'if new.response_status is not null then new.response_status := null; new.response_body := null; new.lease_until := new.created_at; end if;',
    ),
  },
}
