import { hourMs, minuteMs } from '#domain/time.ts'
import { purgeGuestCarts } from './cart/purge-guest-carts.ts'
import { type CleanupResult, cleanUpFiles, removePurgedFiles } from './files/clean-up-files.ts'
import type { Files } from './files/port.ts'
import { purgeOldKeys } from './idempotency/key-rows.ts'
import { cleanUp, cleanUpOutsideDatabase } from './jobs/clean-up.ts'
import type { JobKinds } from './jobs/job-kind.ts'
import { purgeOldJobs } from './jobs/purge-old-jobs.ts'
import { mailJob, outbox } from './mail/outbox.ts'
import { purgeMails } from './mail/purge-mails.ts'
import type { MailTransport } from './mail/transport.ts'
import { followDays } from './orders/follow-days.ts'
import { refundJob } from './orders/order-refunds.ts'
import { workshopJob } from './orders/queue-workshop-check.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { refundMoney } from './payments/refund-money.ts'
import { purgeGuestScans } from './scans/purge-guest-scans.ts'
import { purgeOldEvents } from './streams/purge-old-events.ts'
import { purgeOldVerifications } from './verifications/purge-old-verifications.ts'
import { checkOrder } from './workshop/check-order.ts'

type JobKindDeps = {
  readonly transport: MailTransport
  readonly files: Files
  /** The dependencies for notifying customers of their orders and refunding money; available once the shop is open. */
  pay(): PaymentDeps
  /** Whether this server makes prints itself; the others leave those jobs to such servers. */
  readonly hasWorkshop: boolean
  /** The background jobs of the demo's payment provider. */
  readonly sandbox?: JobKinds
  now(): Date
}

/** Every kind of job of the shop, by its name in the table. */
export function jobKinds({ transport, files, pay, hasWorkshop, sandbox = {}, now }: JobKindDeps): JobKinds {
  return {
    ...sandbox,
    [mailJob]: outbox({ transport, now }),
    [refundJob]: refundMoney(pay),
    ...(hasWorkshop && { [workshopJob]: checkOrder(() => ({ ...pay(), files })) }),
    'purge-verifications': cleanUp(10 * minuteMs, (transaction) => purgeOldVerifications(transaction, now())),
    'purge-idempotency-keys': cleanUp(hourMs, (transaction) => purgeOldKeys(transaction, now())),
    'purge-mails': cleanUp(hourMs, (transaction) => purgeMails(transaction, now())),
    'purge-jobs': cleanUp(hourMs, (transaction) => purgeOldJobs(transaction, now())),
    'purge-events': cleanUp(hourMs, (transaction) => purgeOldEvents(transaction, now())),
    'purge-guest-scans': cleanUp(hourMs, (transaction) => purgeGuestScans(transaction, now())),
    'purge-guest-carts': cleanUp(hourMs, (transaction) => purgeGuestCarts(transaction, now())),
    'orders-by-day': cleanUpOutsideDatabase(10 * minuteMs, (db, progress) => followDays(db, pay(), now, progress)),
    'reconcile-payments': cleanUpOutsideDatabase(10 * minuteMs, (db, progress) =>
      reconcilePayments(db, pay(), progress),
    ),
    // The files of a deleted account are removed within a minute.
    'remove-files': cleanUpOutsideDatabase(minuteMs, async (db) => void (await removePurgedFiles(db, files))),
    'clean-up-files': cleanUpOutsideDatabase(hourMs, async (db, progress) =>
      progress(inWords(await cleanUpFiles(db, files, { now: now(), storeNow: new Date() }))),
    ),
  }
}

function inWords({ abandoned, unknown, lost, found }: CleanupResult): string {
  return `${abandoned} abandoned, ${unknown} unknown, ${lost} lost, ${found} found`
}
