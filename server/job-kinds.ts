import { forgetOldKeys } from './idempotency/key-rows.ts'
import { forgetOldJobs } from './jobs/forget-old-jobs.ts'
import type { JobKinds } from './jobs/job-kind.ts'
import { sweep } from './jobs/sweep.ts'
import { forgetMails } from './mail/forget-mails.ts'
import { mailJob, outbox } from './mail/outbox.ts'
import type { MailCarrier } from './mail/port.ts'
import { forgetOldProofs } from './proofs/forget-old-proofs.ts'

type Parts = { readonly carrier: MailCarrier; now(): Date }

const minuteMs = 60_000

/** Every kind of job of the shop, by the name that the table knows it by. */
export function jobKinds({ carrier, now }: Parts): JobKinds {
  return {
    [mailJob]: outbox({ carrier, now }),
    'forget-proofs': sweep(10 * minuteMs, (transaction) => forgetOldProofs(transaction, now())),
    'forget-keys': sweep(60 * minuteMs, (transaction) => forgetOldKeys(transaction, now())),
    'forget-mails': sweep(60 * minuteMs, (transaction) => forgetMails(transaction, now())),
    'forget-jobs': sweep(60 * minuteMs, (transaction) => forgetOldJobs(transaction, now())),
  }
}
