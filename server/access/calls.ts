import type { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { RawCall, StreamCall } from '#domain/contract/call-kinds.ts'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import {
  answeredBy,
  type Call,
  endpoint,
  type RequestFingerprint,
  type UseCase,
  type WriteResponse,
} from '#server/http/endpoint.ts'
import { type RawUseCase, raw, type SignedCall } from '#server/http/raw.ts'
import type { ResponseCache } from '#server/http/remember.ts'
import type { Requester } from '#server/http/requester.ts'
import type { WrittenResponse } from '#server/http/send-answer.ts'
import { stream } from '#server/http/stream.ts'
import type { UploadDeps } from '#server/http/upload.ts'
import { digestWords } from '#server/idempotency/digest-words.ts'
import { doOnce, type OnceLimits } from '#server/idempotency/do-once.ts'
import type { OpenDatabase } from '#server/open-database.ts'
import { follow } from '#server/streams/follow.ts'
import type { Streams } from '#server/streams/streams.ts'
import { authenticate } from './authenticate.ts'
import { createFileCalls } from './file-calls.ts'
import type { Bearer, Tokens } from './tokens.ts'

type UseCaseResult<E extends Endpoint> = ReturnType<UseCase<E>>

export type CallDeps = {
  readonly app: Hono<ApiEnv>
  readonly tokens: Tokens
  readonly uploads: UploadDeps
  readonly streams: Streams
  /** The database, or nothing while it is still opening: calls that need it then answer `UNAVAILABLE`. */
  database(): OpenDatabase | undefined
  now(): Date
  /** Overrides the default limits; for tests. */
  readonly limits?: { readonly answerMs: number; readonly once: OnceLimits }
}

/** An endpoint that changes state: it runs once per idempotency key, however often the request is repeated. */
type IdempotentEndpoint = Endpoint & { isIdempotent: true }

/** The authenticated sender of a request: a customer, or a guest who has not signed in. */
export type Visitor = ({ readonly kind: 'customer' } & Bearer) | { readonly kind: 'guest'; readonly guestId: string }

export type Calls = ReturnType<typeof createCalls>

/**
 * Builds the functions that register endpoints on the API, one per kind of access: `plainCall` (no database),
 * `openCall` (database, no authentication), `rawCall` (signed webhooks), `customerCall` and `customerCommand`,
 * `visitorCall` and `visitorCommand` (customer or guest), and `streamCall` (server-sent events).
 */
export function createCalls({ app, tokens, uploads, streams, database, now, limits }: CallDeps) {
  /** Responses that are the same for every caller may be cached for a while (`lasting`). */
  function plainCall<E extends Endpoint>(contract: E, work: UseCase<E>, lasting?: ResponseCache<Call<E>>): void {
    endpoint(app, contract, work, lasting)
  }

  function openCall<E extends Endpoint>(
    contract: E,
    work: (db: Kysely<Schema>, call: Call<E>) => UseCaseResult<E>,
  ): void {
    endpoint(app, contract, async (call) => {
      const open = database()
      return open ? work(open.kysely, call) : fail('UNAVAILABLE')
    })
  }

  /**
   * Registers an endpoint for signed webhooks. The use case receives the raw bytes and must verify them before it
   * trusts anything in them.
   */
  function rawCall<R extends RawCall>(
    contract: R,
    work: (db: Kysely<Schema>, call: SignedCall<R>) => ReturnType<RawUseCase<R>>,
  ): void {
    raw(app, contract, async (call) => {
      const open = database()
      return open ? work(open.kysely, call) : fail('UNAVAILABLE')
    })
  }

  function customerCall<E extends Endpoint & { needs: 'customer' }>(
    contract: E,
    work: (db: Kysely<Schema>, customer: Bearer, call: Call<E>) => UseCaseResult<E>,
  ): void {
    openCall(contract, async (db, call) => {
      const customer = await authenticate(db, tokens, call.token, now())
      return customer ? work(db, customer, call) : fail('AUTH_REQUIRED')
    })
  }

  function visitorCall<E extends Endpoint & { needs: 'visitor' }>(
    contract: E,
    work: (db: Kysely<Schema>, visitor: Visitor, call: Call<E>) => UseCaseResult<E>,
  ): void {
    openCall(contract, async (db, call) => {
      const visitor = await findVisitor(db, call)
      return visitor ? work(db, visitor, call) : fail('AUTH_REQUIRED')
    })
  }

  /** Registers an event stream: the visitor receives what is published in their channel. */
  function streamCall(contract: StreamCall): void {
    stream(app, contract, async (call, output) => {
      const open = database()
      if (!open) return fail('UNAVAILABLE')
      const { token, lastEvent } = call
      const visitor = await findVisitor(open.kysely, call)
      if (!visitor || (contract.needs === 'customer' && visitor.kind === 'guest')) return fail('AUTH_REQUIRED')
      const follower =
        visitor.kind === 'guest'
          ? { channel: visitor.guestId, sessionId: undefined, endsAt: undefined }
          : { channel: visitor.customerId, sessionId: visitor.sessionId, endsAt: tokens.getAccessExpiry(token ?? '') }
      return follow(open.kysely, streams, follower, lastEvent, output)
    })
  }

  /**
   * Registers a customer's command. The command and its stored response share one transaction, and it rejects a request
   * before it changes anything. `after` runs once the transaction is committed, for example to wake the job runner that
   * sends mails.
   */
  function customerCommand<E extends IdempotentEndpoint & { needs: 'customer' }>(
    contract: E,
    work: (transaction: Transaction<Schema>, customer: Bearer, call: Call<E>) => UseCaseResult<E>,
    after?: () => void,
  ): void {
    command(contract, (db, call) => authenticate(db, tokens, call.token, now()), work, after)
  }

  function visitorCommand<E extends IdempotentEndpoint & { needs: 'visitor' }>(
    contract: E,
    work: (transaction: Transaction<Schema>, visitor: Visitor, call: Call<E>) => UseCaseResult<E>,
    after?: () => void,
  ): void {
    command(contract, findVisitor, work, after)
  }

  function command<E extends IdempotentEndpoint, Who extends Bearer | Visitor>(
    contract: E,
    requester: (db: Kysely<Schema>, call: Call<E>) => Promise<Who | undefined>,
    work: (transaction: Transaction<Schema>, who: Who, call: Call<E>) => UseCaseResult<E>,
    after: () => void = () => {},
  ): void {
    const answer = async (
      call: Call<E>,
      write: WriteResponse<E>,
      { key, words }: RequestFingerprint,
    ): Promise<WrittenResponse> => {
      const open = database()
      if (!open) return write(fail('UNAVAILABLE'))
      const who = await requester(open.kysely, call)
      if (!who) return write(fail('AUTH_REQUIRED'))
      const customerId = 'customerId' in who ? who.customerId : null
      const callerId = 'guestId' in who ? who.guestId : who.customerId
      const asked = { callerId, customerId, endpoint: contract.path, key, digest: digestWords(words) }
      const done = await doOnce(open.kysely, asked, { now, limits: limits?.once }, async (transaction) =>
        write(await work(transaction, who, call)),
      )
      if (!done.ok) return write(done)
      if (done.value.status === contract.successStatus) after()
      return done.value
    }
    answeredBy(app, contract, answer, limits?.answerMs)
  }

  /** A request with an access token is that customer or unauthenticated: it never falls back to the guest token. */
  async function findVisitor(
    db: Kysely<Schema>,
    { token, guest }: { token: string | undefined; guest: string | undefined },
  ): Promise<Visitor | undefined> {
    if (token !== undefined) {
      const customer = await authenticate(db, tokens, token, now())
      return customer && { kind: 'customer', ...customer }
    }
    const guestId = guest === undefined ? undefined : await tokens.readGuest(guest)
    return guestId === undefined ? undefined : { kind: 'guest', guestId }
  }

  /** The owner of a request's files. A guest token is ignored where the endpoint needs a customer. */
  async function findOwner(db: Kysely<Schema>, needs: 'customer' | 'visitor', { token, guest }: Requester) {
    const visitor = await findVisitor(db, { token, guest: needs === 'visitor' ? guest : undefined })
    if (!visitor) return undefined
    return visitor.kind === 'customer'
      ? ({ customer_id: visitor.customerId, guest_id: null } as const)
      : ({ customer_id: null, guest_id: visitor.guestId } as const)
  }

  const fileCalls = createFileCalls({ app, uploads, database, findOwner })
  return {
    plainCall,
    openCall,
    rawCall,
    customerCall,
    visitorCall,
    streamCall,
    customerCommand,
    visitorCommand,
    ...fileCalls,
  }
}
