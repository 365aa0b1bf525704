import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { refundHasEnded } from '#server/payments/sandbox/refund-actions.ts'
import type { Session } from '#server/payments/sandbox/sandbox-answers.ts'
import {
  changeSession,
  forgeWebhook,
  lockSession,
  runSandboxAction,
  sandboxActions,
} from '#server/payments/sandbox/session-actions.ts'

const whole = (min: number, max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.gte(min), z.lte(max)))

const sandboxActionNames = Object.keys(sandboxActions) as [
  keyof typeof sandboxActions,
  ...(keyof typeof sandboxActions)[],
]

/** The input of the page's forms. */
const pressed = z.union([
  z.object({ action: z.enum(sandboxActionNames) }),
  z.object({ action: z.literal('decline') }),
  z.object({ action: z.literal('forged') }),
  z.object({ action: z.literal('webhooks'), copies: whole(1, 2), late: whole(0, 20_160) }),
  z.object({ action: z.literal('refunds'), way: z.enum(['at_once', 'later', 'account', 'fail']) }),
  z.object({ action: z.enum(['refund-done', 'refund-failed']), refund: z.string() }),
])

type SandboxFormInput = z.output<typeof pressed>

/** Where the response leads: on to the shop, or back to the page with a status message. */
export type SandboxPageResult = { readonly to: string } | { readonly said: 'declined' | 'done' | undefined }

/** Runs the action of a pressed button once, or does nothing when it is no longer possible. */
export async function doAtPage(
  db: Kysely<Schema>,
  { id, form }: { readonly id: string; readonly form: URLSearchParams },
  now: Date,
): Promise<SandboxPageResult | 'unknown' | 'unreadable'> {
  const read = pressed.safeParse(Object.fromEntries(form))
  if (!read.success) return 'unreadable'
  return inTransaction(db, async (transaction) => {
    const session = await lockSession(transaction, id)
    return session ? press(transaction, session, read.data, now) : 'unknown'
  })
}

async function press(
  transaction: Transaction<Schema>,
  session: Session,
  pressedInput: SandboxFormInput,
  now: Date,
): Promise<SandboxPageResult> {
  switch (pressedInput.action) {
    case 'decline':
      return { said: 'declined' }
    case 'forged':
      await forgeWebhook(transaction, session, now)
      return { said: 'done' }
    case 'webhooks':
      await changeSession(transaction, session, {
        webhook_copies: pressedInput.copies,
        webhook_delay_minutes: pressedInput.late,
      })
      return { said: 'done' }
    case 'refunds':
      await changeSession(transaction, session, { refund_outcome: pressedInput.way })
      return { said: 'done' }
    case 'refund-done':
    case 'refund-failed': {
      const state = pressedInput.action === 'refund-done' ? 'succeeded' : 'failed'
      await refundHasEnded(transaction, session, { id: pressedInput.refund, state }, now)
      return { said: 'done' }
    }
    case 'inquire':
    case 'answered':
    case 'escalate':
    case 'dispute':
    case 'won':
    case 'lost':
      await runSandboxAction(transaction, session, pressedInput.action, now)
      return { said: 'done' }
    default: {
      const isDone = await runSandboxAction(transaction, session, pressedInput.action, now)
      return isDone && pressedInput.action === 'pay' ? { to: session.success_url } : { said: undefined }
    }
  }
}
