import { Hono, type HonoRequest } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { answerOnce } from './answer-once.ts'
import { makeRefund, readRefundRequest } from './make-refund.ts'
import { makeSession, readSessionRequest } from './make-session.ts'
import { readForm } from './read-form.ts'
import { listRefunds } from './refund-actions.ts'
import { answerError, refundObject, type SandboxResponse, wholeSession } from './sandbox-answers.ts'

type SandboxProtocolDeps = {
  readonly secretKey: string
  database(): Kysely<Schema> | undefined
  /** The URL of a payment page. */
  linkTo(id: string): string
  now(): Date
}

type Work =
  | { readonly work: (transaction: Transaction<Schema>) => Promise<SandboxResponse> }
  | { readonly error: SandboxResponse }

/** The requests of Stripe's protocol that the shop makes, answered as Stripe does: each once per idempotency key. */
export function sandboxProtocol({ secretKey, database, linkTo, now }: SandboxProtocolDeps): Hono {
  const app = new Hono()

  function answers(path: string, read: (form: unknown, time: Date) => Work): void {
    app.post(path, async ({ req }) => {
      const answer = await answerTo(req.raw, path, read)
      return Response.json(answer.body, { status: answer.status, headers: { 'request-id': 'req_sandbox' } })
    })
  }

  const isOurs = ({ headers }: Request) => headers.get('authorization') === `Bearer ${secretKey}`

  async function findSession(db: Kysely<Schema>, id: string): Promise<SandboxResponse> {
    const session = await db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst()
    return session ? { status: 200, body: wholeSession(session, linkTo(id)) } : answerError(404, 'resource_missing')
  }

  async function answerTo(
    request: Request,
    path: string,
    read: (form: unknown, time: Date) => Work,
  ): Promise<SandboxResponse> {
    const [db, time, body] = [database(), now(), await request.text()]
    if (!isOurs(request)) return answerError(401, 'secret_key_required')
    if (!db) return answerError(503, 'processing_error')
    const key = request.headers.get('idempotency-key')
    if (key === null) return answerError(400, 'idempotency_key_missing')
    const parsedInput = read(readForm(body), time)
    // A request that cannot be read does not use up its key.
    return 'error' in parsedInput ? parsedInput.error : answerOnce(db, { key, path, body }, time, parsedInput.work)
  }

  answers('/v1/checkout/sessions', (form, time) => {
    const read = readSessionRequest(form, time)
    return 'error' in read
      ? read
      : { work: (transaction) => makeSession(transaction, read.requestSchema, linkTo, time) }
  })
  answers('/v1/refunds', (form, time) => {
    const read = readRefundRequest(form)
    return 'error' in read ? read : { work: (transaction) => makeRefund(transaction, read.requestSchema, time) }
  })
  function answersQuery(
    path: string,
    find: (db: Kysely<Schema>, named: string) => Promise<SandboxResponse>,
    nameIn: (request: HonoRequest) => string,
  ): void {
    app.get(path, async ({ req }) => {
      const db = database()
      const answer = !isOurs(req.raw)
        ? answerError(401, 'secret_key_required')
        : db
          ? await find(db, nameIn(req))
          : answerError(503, 'processing_error')
      return Response.json(answer.body, { status: answer.status })
    })
  }

  answersQuery('/v1/checkout/sessions/:id', findSession, (request) => request.param('id') ?? '')
  answersQuery('/v1/refunds', listRefundsOfCharge, (request) => request.query('payment_intent') ?? '')
  // The database may be unavailable for a moment, like a remote provider: the caller retries.
  app.onError(() => Response.json(answerError(503, 'processing_error').body, { status: 503 }))
  app.notFound(() => Response.json(answerError(404, 'resource_missing').body, { status: 404 }))
  return app
}

/** Lists the refunds of a payment; empty for an unknown charge. */
async function listRefundsOfCharge(db: Kysely<Schema>, charge: string): Promise<SandboxResponse> {
  const session = await db.selectFrom('sandbox_sessions').selectAll().where('charge_id', '=', charge).executeTakeFirst()
  const sent = session ? await listRefunds(db, session) : []
  const data = session ? sent.map((one) => refundObject(one, session)) : []
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
}
