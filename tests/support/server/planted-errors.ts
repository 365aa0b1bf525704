import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { MoveOrder } from './order-operations.ts'

/** A mistake that a shop could have: in what its database does on its own account, or in what moves orders. */
export type PlantedError = {
  readonly plant?: readonly string[]
  readonly moveIn?: (db: Kysely<Schema>) => MoveOrder
}

const isTaken = 'old.pair_id is null and new.pair_id is not null'
const isReleased = 'old.pair_id is not null and new.pair_id is null'
const leftOut = 'return null;'

/** What the rows of a table do when something happens to them. */
function when(happens: string, does: string): readonly string[] {
  const isDeleted = / delete /.test(happens)
  return [
    `create function planted() returns trigger language plpgsql as
      $$ begin ${does} return ${isDeleted ? 'old' : 'new'}; end $$`,
    `create trigger planted ${happens} for each row execute function planted()`,
  ]
}

/** The mail of a move is written for itself, whatever becomes of the move. */
function mailOutside(db: Kysely<Schema>): MoveOrder {
  return async (transaction, deps, moving, now) => {
    const moved = await moveOrder(transaction, deps, moving, now)
    const own = await transaction
      .deleteFrom('mails')
      // What this transaction itself has written.
      .where(sql<boolean>`mails.xmin = pg_current_xact_id()::xid`)
      .returningAll()
      .execute()
    for (const mail of own) {
      // Its name and its order are held by this transaction: whoever named them beside it would wait for ever.
      const other = { ...mail, id: randomUUID(), order_id: null }
      await transaction.updateTable('jobs').set({ subject: other.id }).where('subject', '=', mail.id).execute()
      await db.insertInto('mails').values(other).execute()
    }
    return moved
  }
}

export const plantedErrors: Readonly<Record<string, PlantedError>> = {
  'a number that somebody has is given away once more': {
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
  'a number that is released is lost': {
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
  'nobody is told of an end': {
    plant: when('before insert on mails', `if new.kind = 'cancelled' then ${leftOut} end if;`),
  },
  'the mail of a move is queued outside of its transaction': { moveIn: mailOutside },
  'the leave for another pair does not end': { plant: when('before delete on order_leaves', leftOut) },
  'nobody asks whether another order is open': {
    plant: when(
      'after insert on cart_lines',
      'insert into order_leaves (customer_id, guest_id, given_at) values (new.customer_id, new.guest_id, now()) on conflict do nothing;',
    ),
  },
  'an order beside another one is as any other': {
    plant: [
      'drop index one_open_sale_of_customer',
      'drop index one_open_sale_of_guest',
      ...when('before insert on orders', 'new.is_beside := false;'),
    ],
  },
  'a move leaves no line in the history': {
    plant: when('before insert on order_history', `if new.to_stage = 'needs_attention' then ${leftOut} end if;`),
  },
  'a stage is left out': {
    plant: when(
      'before update on orders',
      `if new.stage = 'awaiting_payment' and old.stage = 'ready_to_pay' then new.stage := 'paid'; end if;`,
    ),
  },
  'what is split off is not taken from the sum of the rest': {
    plant: when('before update on orders', 'new.total_minor := old.total_minor;'),
  },
  'what was ordered stays in the cart': { plant: when('before delete on cart_lines', leftOut) },
  'money that came twice is kept': {
    plant: when('before insert on refunds', `if new.cause = 'paid_twice' then ${leftOut} end if;`),
  },
  'a cancelled order that was paid sends nothing back': {
    plant: when('before insert on refunds', `if new.cause = 'cancelled' then ${leftOut} end if;`),
  },
  'half of the money is written down': {
    plant: when(
      'before update on payments',
      'if old.received_minor is null then new.received_minor := new.received_minor / 2; end if;',
    ),
  },
  'money is sent back twice': {
    plant: [
      // What holds refunds apart does not reach into a table of their kind.
      'create table more_refunds () inherits (refunds)',
      ...when(
        'after insert on refunds',
        `insert into more_refunds
          select (jsonb_populate_record(null::more_refunds, to_jsonb(new) || jsonb_build_object('id', new.id || '-2'))).*;`,
      ),
    ],
  },
  'money that could not go back is never sent again': {
    plant: when(
      'before insert on refunds',
      `if exists (select from refunds where payment_id = new.payment_id) then ${leftOut} end if;`,
    ),
  },
  'money that a bank sends back is forgotten': {
    plant: when('before update on refunds', `if old.state = 'done' and new.state = 'failed' then ${leftOut} end if;`),
  },
  'a payment is settled and its order stays where it was': {
    plant: when('before update on orders', `if new.stage = 'paid' and old.stage <> 'paid' then ${leftOut} end if;`),
  },
  'an order has two ways to be paid at once': {
    plant: [
      'drop index one_open_payment',
      ...when(
        'after insert on payments',
        `if pg_trigger_depth() = 1 then
          insert into payments select (jsonb_populate_record(new, jsonb_build_object('id', gen_random_uuid()))).*;
        end if;`,
      ),
    ],
  },
  'the answer to a deed is not kept': {
    plant: when(
      'before update on idempotency_keys',
      'if new.status is not null then new.status := null; new.body := null; new.lease_until := new.created_at; end if;',
    ),
  },
}
