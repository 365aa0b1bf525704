import type { Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { RequestQuery, ResponseBody } from '#domain/contract/endpoint.ts'
import type { UploadCall } from '#domain/contract/upload-call.ts'
import { calledBy } from '#domain/file/file-name.ts'
import { fileExtensions, type MediaType } from '#domain/file/media-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredFileRow } from '#server/files/file-rows.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { ApiEnv } from './api-env.ts'
import { checked } from './endpoint.ts'
import type { Pace } from './paced-body.ts'
import type { Problem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { type FileDeps, takeFile } from './take-file.ts'

/** Slower than any phone that anybody would wait with; and done long before a sweep takes it for abandoned. */
const defaultPace: Pace = { bytes: 16_384, perMs: 15_000, wholeMs: 1_800_000 }

export type UploadDeps = FileDeps & { readonly pace?: Pace | undefined }

export type Upload<U extends UploadCall> = Requester & {
  readonly query: RequestQuery<U>
  /** The decoded segment of the address where the contract writes `{id}`; otherwise nothing. */
  readonly id: string
  readonly file: StoredFileRow
}

/** What a file is given for, in one transaction with its row: both are there, or neither. */
export type UploadWork<U extends UploadCall> = (
  transaction: Transaction<Schema>,
  upload: Upload<U>,
) => Promise<Result<ResponseBody<U>, Problem['code'], Problem | undefined>>

export type AuthorizedUpload = { readonly db: Kysely<Schema>; readonly owner: FileOwner }
export type AuthorizeUpload = (
  requester: Requester,
) => Promise<Result<AuthorizedUpload, 'AUTH_REQUIRED' | 'UNAVAILABLE'>>

type UploadHeaders = { readonly declared: MediaType | undefined; readonly size: number | undefined }

/** What the headers say of the body, or why it cannot be taken. */
function announced(
  { req }: Context<ApiEnv>,
  { media, maxBytes }: UploadCall,
): Result<UploadHeaders, 'refused', Problem> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const declared = media.find((one) => one === type)
  const isPlain = (req.header('content-encoding') ?? 'identity') === 'identity'
  if (!isPlain || (!declared && type !== 'application/octet-stream'))
    return fail('refused', toUnsupportedTypeProblem(media))
  const length = req.header('content-length')
  const size = length === undefined ? undefined : Number(length)
  return size !== undefined && size > maxBytes ? fail('refused', { code: 'TOO_LARGE' }) : ok({ declared, size })
}

function toUnsupportedTypeProblem(media: readonly MediaType[]): Problem {
  const names = media.map((one) => fileExtensions[one][0].toUpperCase())
  return { code: 'WRONG_TYPE', message: `The body must be a file of the kind ${names.join(' or ')}` }
}

/**
 * Puts an upload of the contract on the API. Who asks, what they announce and whether there is room is settled before a byte
 * of the body is read; its bytes go into the store of files as they come.
 */
export function upload<U extends UploadCall>(
  app: Hono<ApiEnv>,
  contract: U,
  deps: UploadDeps,
  admit: AuthorizeUpload,
  work: UploadWork<U>,
): void {
  const { media, maxBytes, answer, successStatus } = contract

  route(app, contract, async (context, id) => {
    const { request, body } = context.env.requestContext
    const query = checked(contract.query, context.req.query())
    if (!query.ok) return respondWithProblem(query.facts)
    const requester = readRequester(context)
    const admitted = await admit(requester)
    if (!admitted.ok) return respondWithProblem({ code: admitted.code })
    const said = announced(context, contract)
    if (!said.ok) return respondWithProblem(said.facts)

    const taken = await takeFile(
      deps,
      {
        ...admitted.value,
        called: calledBy(context.req.header('content-disposition')),
        expected: { media, maxBytes, ...said.value, pace: deps.pace ?? defaultPace },
        begin() {
          body.takeTime()
          body.requestBody()
          return request
        },
      },
      (transaction, file) => work(transaction, { ...requester, id, query: query.value, file } as Upload<U>),
    )
    if (taken === 'late') return respondWithProblem({ code: 'UNAVAILABLE' })
    if (!taken.ok)
      return respondWithProblem(
        taken.facts ?? (taken.code === 'WRONG_TYPE' ? toUnsupportedTypeProblem(media) : { code: taken.code }),
      )
    return Response.json(
      { status: 'success', data: answer.parse(taken.value) },
      { status: successStatus, headers: { 'cache-control': 'no-store' } },
    )

    /** The rest of a body that is not taken would be read as the next request. */
    function respondWithProblem(problem: Problem): Response {
      const response = problemResponse(context, problem)
      if (!request.complete) response.headers.set('connection', 'close')
      return response
    }
  })
}
