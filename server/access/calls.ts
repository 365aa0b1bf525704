import type { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { RawCall } from '#domain/contract/raw-call.ts'
import type { StreamCall } from '#domain/contract/stream-call.ts'
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
  /** The database once it is open; a call that needs it before then hears that the shop is starting. */
  database(): OpenDatabase | undefined
  now(): Date
  /** Others than usual, for tests that will not wait so long. */
  readonly limits?: { readonly answerMs: number; readonly once: OnceLimits }
}

/** A call that is a deed: done once under its key, however often it is asked for. */
type IdempotentEndpoint = Endpoint & { isIdempotent: true }

/** Whose work it is: a customer's, or a guest's until they sign in. */
export type Visitor = ({ readonly kind: 'customer' } & Bearer) | { readonly kind: 'guest'; readonly guestId: string }

export type Calls = ReturnType<typeof createCalls>

/**
 * The kinds of calls that a resource may put on the API: without the database; with it, for anyone; news that is
 * signed; for a signed-in customer; for a customer or a guest; and what is told to them as it happens.
 */
export function createCalls({ app, tokens, uploads, streams, database, now, limits }: CallDeps) {
  /** What is answered the same to everybody for a while may be remembered. */
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

  /** News that somebody has signed: the use case has the bytes that came, and trusts nothing before it has checked them. */
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

  /** What happens to a customer or a guest, told as it happens: what is published in their channel. */
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
   * A customer's deed, in one transaction with its answer. It refuses before it has changed anything. What belongs after it, as waking
   * whoever brings its mails, is done once it is there.
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

  /** A caller with a customer's token is that customer or nobody: a token that has ended makes no guest. */
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

  /** A customer's files are theirs alone, and a call for customers knows no guest. */
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
