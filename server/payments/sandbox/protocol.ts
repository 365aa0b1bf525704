import { Hono, type HonoRequest } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { answerOnce } from './answer-once.ts'
import { makeRefund, readRefundAsked } from './make-refund.ts'
import { makeSession, readSessionAsked } from './make-session.ts'
import { readForm } from './read-form.ts'
import { refundsOf } from './refund-deeds.ts'
import { type Answer, refundObject, refusal, wholeSession } from './wire.ts'

type Parts = {
  readonly secretKey: string
  database(): Kysely<Schema> | undefined
  /** Where a page is opened. */
  linkTo(id: string): string
  now(): Date
}

type Work = { readonly work: (transaction: Transaction<Schema>) => Promise<Answer> } | { readonly refused: Answer }

/** The calls of Stripe's protocol that the shop makes, answered as Stripe does: each once under its key. */
export function sandboxProtocol({ secretKey, database, linkTo, now }: Parts): Hono {
  const app = new Hono()

  function answers(path: string, read: (form: unknown, time: Date) => Work): void {
    app.post(path, async ({ req }) => {
      const answer = await answerTo(req.raw, path, read)
      return Response.json(answer.body, { status: answer.status, headers: { 'request-id': 'req_sandbox' } })
    })
  }

  const isOurs = ({ headers }: Request) => headers.get('authorization') === `Bearer ${secretKey}`

  async function tellOfSession(db: Kysely<Schema>, id: string): Promise<Answer> {
    const session = await db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst()
    return session ? { status: 200, body: wholeSession(session, linkTo(id)) } : refusal(404, 'resource_missing')
  }

  async function answerTo(request: Request, path: string, read: (form: unknown, time: Date) => Work): Promise<Answer> {
    const [db, time, body] = [database(), now(), await request.text()]
    if (!isOurs(request)) return refusal(401, 'secret_key_required')
    if (!db) return refusal(503, 'processing_error')
    const key = request.headers.get('idempotency-key')
    if (key === null) return refusal(400, 'idempotency_key_missing')
    const wish = read(readForm(body), time)
    // What could not be read was not begun, and its key is free.
    return 'refused' in wish ? wish.refused : answerOnce(db, { key, path, body }, time, wish.work)
  }

  answers('/v1/checkout/sessions', (form, time) => {
    const read = readSessionAsked(form, time)
    return 'refused' in read ? read : { work: (transaction) => makeSession(transaction, read.asked, linkTo, time) }
  })
  answers('/v1/refunds', (form, time) => {
    const read = readRefundAsked(form)
    return 'refused' in read ? read : { work: (transaction) => makeRefund(transaction, read.asked, time) }
  })
  function tells(
    path: string,
    find: (db: Kysely<Schema>, named: string) => Promise<Answer>,
    nameIn: (request: HonoRequest) => string,
  ): void {
    app.get(path, async ({ req }) => {
      const db = database()
      const answer = !isOurs(req.raw)
        ? refusal(401, 'secret_key_required')
        : db
          ? await find(db, nameIn(req))
          : refusal(503, 'processing_error')
      return Response.json(answer.body, { status: answer.status })
    })
  }

  tells('/v1/checkout/sessions/:id', tellOfSession, (request) => request.param('id') ?? '')
  tells('/v1/refunds', tellOfRefunds, (request) => request.query('payment_intent') ?? '')
  // Its database may be gone for a moment, as a house far away may: whoever asked asks again.
  app.onError(() => Response.json(refusal(503, 'processing_error').body, { status: 503 }))
  app.notFound(() => Response.json(refusal(404, 'resource_missing').body, { status: 404 }))
  return app
}

/** What was sent back of a payment. Of money that is not known there is none. */
async function tellOfRefunds(db: Kysely<Schema>, charge: string): Promise<Answer> {
  const session = await db.selectFrom('sandbox_sessions').selectAll().where('charge', '=', charge).executeTakeFirst()
  const sent = session ? await refundsOf(db, session) : []
  const data = session ? sent.map((one) => refundObject(one, session)) : []
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
}
