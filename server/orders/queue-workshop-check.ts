import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'

/** The job that checks an order; its subject is the order. */
export const workshopJob = 'workshop'

/** Queues a workshop check of an order, in the transaction that makes it necessary. */
export function queueWorkshopCheck(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<string> {
  return queueJob(transaction, { kind: workshopJob, subject: orderId }, now)
}
