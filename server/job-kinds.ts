import { forgetGuestCarts } from './cart/forget-guest-carts.ts'
import type { Files } from './files/port.ts'
import { removeForgotten, type Swept, sweepFiles } from './files/sweep-files.ts'
import { forgetOldKeys } from './idempotency/key-rows.ts'
import { forgetOldJobs } from './jobs/forget-old-jobs.ts'
import type { JobKinds } from './jobs/job-kind.ts'
import { sweep, sweepOutside } from './jobs/sweep.ts'
import { forgetMails } from './mail/forget-mails.ts'
import { mailJob, outbox } from './mail/outbox.ts'
import type { MailCarrier } from './mail/port.ts'
import { workshopJob } from './orders/ask-workshop.ts'
import { followDays } from './orders/follow-days.ts'
import { refundJob } from './orders/money-of-order.ts'
import { askOfPayments } from './payments/ask-house.ts'
import type { PayParts } from './payments/house-parts.ts'
import { refundMoney } from './payments/refund-money.ts'
import { forgetOldProofs } from './proofs/forget-old-proofs.ts'
import { forgetGuestScans } from './scans/forget-guest-scans.ts'
import { forgetOldEvents } from './streams/forget-old-events.ts'
import { checkOrder } from './workshop/check-order.ts'

type Parts = {
  readonly carrier: MailCarrier
  readonly files: Files
  /** With what customers are told of their orders, and money is sent back; it is there once the shop is open. */
  pay(): PayParts
  /** Makes prints itself; others leave that to the servers that do. */
  readonly hasWorkshop: boolean
  /** What the payment house of a demo does meanwhile. */
  readonly sandbox?: JobKinds
  now(): Date
}

const minuteMs = 60_000

/** Every kind of job of the shop, by the name that the table knows it by. */
export function jobKinds({ carrier, files, pay, hasWorkshop, sandbox = {}, now }: Parts): JobKinds {
  return {
    ...sandbox,
    [mailJob]: outbox({ carrier, now }),
    [refundJob]: refundMoney(pay),
    ...(hasWorkshop && { [workshopJob]: checkOrder(() => ({ ...pay(), files })) }),
    'forget-proofs': sweep(10 * minuteMs, (transaction) => forgetOldProofs(transaction, now())),
    'forget-keys': sweep(60 * minuteMs, (transaction) => forgetOldKeys(transaction, now())),
    'forget-mails': sweep(60 * minuteMs, (transaction) => forgetMails(transaction, now())),
    'forget-jobs': sweep(60 * minuteMs, (transaction) => forgetOldJobs(transaction, now())),
    'forget-events': sweep(60 * minuteMs, (transaction) => forgetOldEvents(transaction, now())),
    'forget-scans': sweep(60 * minuteMs, (transaction) => forgetGuestScans(transaction, now())),
    'forget-carts': sweep(60 * minuteMs, (transaction) => forgetGuestCarts(transaction, now())),
    'orders-by-day': sweepOutside(10 * minuteMs, (db, progress) => followDays(db, pay(), now, progress)),
    'ask-of-payments': sweepOutside(10 * minuteMs, (db, progress) => askOfPayments(db, pay(), progress)),
    // Whoever deletes their account need not wait long until their files are gone too.
    'remove-files': sweepOutside(minuteMs, async (db) => void (await removeForgotten(db, files))),
    'sweep-files': sweepOutside(60 * minuteMs, async (db, progress) =>
      progress(inWords(await sweepFiles(db, files, { now: now(), storeNow: new Date() }))),
    ),
  }
}

function inWords({ abandoned, unknown, lost, found }: Swept): string {
  return `${abandoned} abandoned, ${unknown} unknown, ${lost} lost, ${found} found`
}
