import { createHmac, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { type JobKind, worldJob } from '#server/jobs/job-kind.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import type { Session } from './sandbox-answers.ts'

/** The kind of its jobs, whose subject is the id of the event. */
export const sandboxWebhookJob = 'sandbox-webhooks'

export function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`
}

type SandboxWebhook = { readonly type: string; readonly object: object; readonly isForged?: boolean }

/**
 * Queues a webhook event for the shop, in the transaction of the change. The testers' settings decide how often and
 * when it is delivered.
 */
export async function queueSandboxWebhook(
  transaction: Transaction<Schema>,
  session: Session,
  { type, object, isForged = false }: SandboxWebhook,
  now: Date,
): Promise<void> {
  const id = newId('evt')
  const created = Math.floor(now.getTime() / 1_000)
  const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })
  const copies = isForged ? 1 : session.webhook_copies
  const row = { id, session_id: session.id, body, copies, is_forged: isForged, created_at: now }
  await transaction.insertInto('sandbox_webhook_events').values(row).execute()
  const dueAt = new Date(now.getTime() + (isForged ? 0 : session.webhook_delay_minutes * minuteMs))
  await queueJob(transaction, { kind: sandboxWebhookJob, subject: id, dueAt }, now)
}

/** Signs in Stripe's scheme, with the time of sending. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1_000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

type SandboxWebhookDeps = {
  readonly webhookSecret: string
  /** The shop's webhook URL, known once the server listens. */
  webhookUrl(): string
  now(): Date
}

/**
 * Delivers an event to the shop over HTTP and retries until it is accepted. A forged event is sent once, whatever the
 * answer.
 */
export function createSandboxWebhookJob({ webhookSecret, webhookUrl, now }: SandboxWebhookDeps): JobKind {
  async function publishEvent(body: string, secret: string, signal: AbortSignal): Promise<Response> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signWebhook(body, secret, now()),
    }
    const answer = await fetch(webhookUrl(), { method: 'POST', body, headers, redirect: 'error', signal })
    await answer.body?.cancel()
    return answer
  }

  return worldJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [1_000, 5_000, 30_000, 5 * minuteMs, 30 * minuteMs], lastsMs: 3 * dayMs },
    limitMs: 15_000,
    atOnce: 2,
    async run(db, _payload, { subject, signal }) {
      const webhookEvent = await db
        .selectFrom('sandbox_webhook_events')
        .selectAll()
        .where('id', '=', subject)
        .executeTakeFirst()
      if (!webhookEvent) return ok(undefined)
      const secret = webhookEvent.is_forged ? 'the secret of somebody else' : webhookSecret
      for (let attempt = webhookEvent.delivered_copies; attempt < webhookEvent.copies; attempt += 1) {
        const answer = await publishEvent(webhookEvent.body, secret, signal).catch(() => undefined)
        if (!answer) return fail('temporary_failure', 'NOT_REACHED')
        if (!answer.ok && !webhookEvent.is_forged) return fail('temporary_failure', `HTTP ${answer.status}`)
        await db
          .updateTable('sandbox_webhook_events')
          .set({ delivered_copies: attempt + 1 })
          .where('id', '=', subject)
          .execute()
      }
      return ok(undefined)
    },
  })
}
