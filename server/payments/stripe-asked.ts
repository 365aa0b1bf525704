import * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import type { HouseFault, PaymentNews } from './port.ts'
import { sessionMoney } from './stripe-news.ts'

const unix = z.pipe(
  z.int(),
  z.transform((seconds) => new Date(seconds * 1_000)),
)
const slip = z.object({ konbini_display_details: z.object({ expires_at: unix }) })

/** A page of the house with the money of it. */
const session = z.object({
  id: z.string(),
  metadata: z.object({ payment: z.string() }),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  payment_intent: z.nullish(z.object({ id: z.string(), status: z.string(), next_action: z.nullish(z.unknown()) })),
})

type Session = z.output<typeof session>
type Told = Pick<PaymentNews, 'kind' | 'until' | 'came'>

/** A slip that has lapsed leaves the money without a way to be paid. */
const lapsed: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

function whatOf({ status, payment_status: paid, payment_intent: charge }: Session, whole: unknown): Told | undefined {
  if (paid === 'paid') return { kind: 'paid', came: sessionMoney.parse(whole) }
  if (status === 'open') return undefined
  if (status === 'expired' || lapsed.has(charge?.status ?? '')) return { kind: 'ended' }
  const shown = slip.safeParse(charge?.next_action)
  return { kind: 'waiting', ...(shown.success && { until: shown.data.konbini_display_details.expires_at }) }
}

/** Reads what the house has answered of one of its pages, as the news that it would have sent. */
export function readAskedSession(
  told: unknown,
  asked: { readonly paymentId: string; readonly ref: string },
  now: Date,
): Result<PaymentNews | undefined, HouseFault, string> {
  try {
    const read = session.parse(told)
    // It answers for another page than it was asked of.
    if (read.id !== asked.ref || read.metadata.payment !== asked.paymentId) return fail('not_now', 'UNREADABLE')
    const what = whatOf(read, told)
    const chargeRef = read.payment_intent?.id
    if (!what) return ok(undefined)
    const id = { eventId: `asked:${asked.ref}:${what.kind}`, at: now, of: { paymentId: asked.paymentId } }
    return ok({ ...id, ...what, ...(chargeRef !== undefined && { chargeRef }) })
  } catch {
    return fail('not_now', 'UNREADABLE')
  }
}
