import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import { ok } from '#domain/result.ts'
import { inWords, moneyNotSettled } from '#server/orders/money-not-settled.ts'
import { workshopJob } from '#server/orders/queue-workshop-check.ts'
import { action } from './action.ts'
import { createShowOrderAction } from './orders.ts'

/** Stages in which the shop has something to do. */
const ours = ['placed', 'in_review', 'paid', 'printing', 'quality_check', 'refund_pending'] as const

export const showQueue = action({
  role: 'workshop',
  about:
    'Shows what waits for the shop: orders by stage, oldest first, the progress of each check, and money that could not be sent back or that a bank inquires about.',
  input: z.strictObject({}),
  isOneMoment: true,
  async run(transaction) {
    const money = new Map((await moneyNotSettled(transaction)).map((one) => [one.orderId, one]))
    const orders = await transaction
      .selectFrom('orders')
      .select(['id', 'number', 'stage', 'stage_entered_at'])
      .where(({ or, eb }) => or([eb('stage', 'in', ours), eb('id', 'in', ['none', ...money.keys()])]))
      .orderBy('stage_entered_at')
      .orderBy('number')
      .execute()
    const jobs = await transaction
      .selectFrom('jobs')
      .select(['subject', 'progress', 'end_reason', 'last_error'])
      .where('kind', '=', workshopJob)
      .orderBy('queued_at')
      .execute()
    const newest = new Map(jobs.map((job) => [job.subject, job]))
    const queuedOrders = orders.map(({ id, number: name, stage, stage_entered_at: since }) => {
      const job = stage === 'placed' || stage === 'in_review' ? newest.get(id) : undefined
      const check = job?.end_reason === 'given_up' ? `given up: ${job.last_error}` : (job?.progress ?? null)
      const unsettled = money.get(id)
      return { number: name, stage, since: since.toISOString(), check, money: unsettled ? inWords(unsettled) : null }
    })
    const turned = queuedOrders.toSorted(
      (one, other) => orderStages.indexOf(one.stage) - orderStages.indexOf(other.stage),
    )
    return ok({ answer: { orders: turned }, details: { listed: turned.length } })
  },
})

export const showCheckResults = createShowOrderAction({
  role: 'workshop',
  about: 'Shows the check results of each pair of an order, for every revision, and the files that were made.',
  async describe(transaction, order) {
    const checks = await transaction
      .selectFrom('pair_checks')
      .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
      .leftJoin('edition_numbers', 'edition_numbers.pair_id', 'order_pairs.id')
      .select([
        'edition_numbers.number',
        'pair_checks.pair_id',
        'pair_checks.revision',
        'checked_at',
        'error',
        'report',
      ])
      .where('order_id', '=', order.id)
      .orderBy('position')
      .orderBy('pair_checks.revision')
      .execute()
    const files = await transaction
      .selectFrom('print_files')
      .innerJoin('files', 'files.id', 'file_id')
      .select(['pair_id', 'revision', 'side', 'kind', 'size', 'digest'])
      .where('order_id', '=', order.id)
      .orderBy('side')
      .orderBy('kind')
      .execute()
    const pairs = checks.map(({ pair_id: pair, checked_at: at, ...check }) => ({
      ...check,
      checked_at: at.toISOString(),
      files: files
        .filter((file) => file.pair_id === pair && file.revision === check.revision)
        .map(({ side, kind, size, digest }) => ({ side, kind, size: Number(size), digest })),
    }))
    return { number: order.number, pairs }
  },
})
