import type { Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { AnswerOf, QueryOf } from '#domain/contract/endpoint.ts'
import type { UploadCall } from '#domain/contract/upload-call.ts'
import { calledBy } from '#domain/file/file-name.ts'
import { endingsOf, type MediaType } from '#domain/file/media-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { KeptFile } from '#server/files/kept-file.ts'
import type { Owner } from '#server/files/owner.ts'
import type { ApiEnv } from './api-env.ts'
import { type Asker, askerOf } from './asker.ts'
import { checked } from './endpoint.ts'
import type { Pace } from './paced-body.ts'
import type { Problem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { route } from './route.ts'
import { type FileParts, takeFile } from './take-file.ts'

/** Slower than any phone that anybody would wait with; and done long before a sweep takes it for abandoned. */
const usualPace: Pace = { bytes: 16_384, perMs: 15_000, wholeMs: 1_800_000 }

export type UploadParts = FileParts & { readonly pace?: Pace | undefined }

export type Upload<U extends UploadCall> = Asker & {
  readonly query: QueryOf<U>
  /** The decoded segment of the address where the contract writes `{id}`; otherwise nothing. */
  readonly id: string
  readonly file: KeptFile
}

/** What a file is given for, in one transaction with its row: both are there, or neither. */
export type UploadWork<U extends UploadCall> = (
  transaction: Transaction<Schema>,
  upload: Upload<U>,
) => Promise<Result<AnswerOf<U>, Problem['code'], Problem | undefined>>

export type Admitted = { readonly db: Kysely<Schema>; readonly owner: Owner }
export type Admit = (asker: Asker) => Promise<Result<Admitted, 'AUTH_REQUIRED' | 'UNAVAILABLE'>>

type Announced = { readonly declared: MediaType | undefined; readonly size: number | undefined }

/** What the headers say of the body, or why it cannot be taken. */
function announced({ req }: Context<ApiEnv>, { media, maxBytes }: UploadCall): Result<Announced, 'refused', Problem> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const declared = media.find((one) => one === type)
  const isPlain = (req.header('content-encoding') ?? 'identity') === 'identity'
  if (!isPlain || (!declared && type !== 'application/octet-stream')) return fail('refused', wrongType(media))
  const length = req.header('content-length')
  const size = length === undefined ? undefined : Number(length)
  return size !== undefined && size > maxBytes ? fail('refused', { code: 'TOO_LARGE' }) : ok({ declared, size })
}

function wrongType(media: readonly MediaType[]): Problem {
  const names = media.map((one) => endingsOf[one][0].toUpperCase())
  return { code: 'WRONG_TYPE', message: `The body must be a file of the kind ${names.join(' or ')}` }
}

/**
 * Puts an upload of the contract on the API. Who asks, what they announce and whether there is room is settled before a byte
 * of the body is read; its bytes go into the store of files as they come.
 */
export function upload<U extends UploadCall>(
  app: Hono<ApiEnv>,
  contract: U,
  parts: UploadParts,
  admit: Admit,
  work: UploadWork<U>,
): void {
  const { media, maxBytes, answer, successStatus } = contract

  route(app, contract, async (context, id) => {
    const { request, body } = context.env.requestContext
    const query = checked(contract.query, context.req.query())
    if (!query.ok) return refuse(query.facts)
    const asker = askerOf(context)
    const admitted = await admit(asker)
    if (!admitted.ok) return refuse({ code: admitted.code })
    const said = announced(context, contract)
    if (!said.ok) return refuse(said.facts)

    const taken = await takeFile(
      parts,
      {
        ...admitted.value,
        called: calledBy(context.req.header('content-disposition')),
        expected: { media, maxBytes, ...said.value, pace: parts.pace ?? usualPace },
        begin() {
          body.takeTime()
          body.ask()
          return request
        },
      },
      (transaction, file) => work(transaction, { ...asker, id, query: query.value, file } as Upload<U>),
    )
    if (taken === 'late') return refuse({ code: 'UNAVAILABLE' })
    if (!taken.ok) return refuse(taken.facts ?? (taken.code === 'WRONG_TYPE' ? wrongType(media) : { code: taken.code }))
    return Response.json(
      { status: 'success', data: answer.parse(taken.value) },
      { status: successStatus, headers: { 'cache-control': 'no-store' } },
    )

    /** The rest of a body that is not taken would be read as the next request. */
    function refuse(problem: Problem): Response {
      const response = problemResponse(context, problem)
      if (!request.complete) response.headers.set('connection', 'close')
      return response
    }
  })
}
