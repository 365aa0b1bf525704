import type { Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { UploadCall } from '#domain/contract/call-kinds.ts'
import type { RequestQuery, ResponseBody } from '#domain/contract/endpoint.ts'
import { calledBy } from '#domain/file/file-name.ts'
import { fileExtensions, type MediaType } from '#domain/file/media-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredFileRow } from '#server/files/file-rows.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { ApiEnv } from './api-env.ts'
import { checked } from './endpoint.ts'
import type { Pace } from './paced-body.ts'
import { type Problem, type ProblemDetails, type ProblemResult, toProblem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { type FileDeps, takeFile } from './take-file.ts'

/**
 * Slower than any phone whose user would wait, and finished long before the cleanup job treats the upload as abandoned.
 */
const defaultPace: Pace = { bytes: 16_384, perMs: 15_000, wholeMs: 30 * minuteMs }

export type UploadDeps = FileDeps & { readonly pace?: Pace | undefined }

export type Upload<U extends UploadCall> = Requester & {
  readonly query: RequestQuery<U>
  /** The decoded path parameter; empty if the path has none. */
  readonly id: string
  readonly file: StoredFileRow
}

/**
 * The command that a file is uploaded for. It shares one transaction with the file's row: both are written, or neither.
 */
export type UploadWork<U extends UploadCall> = (
  transaction: Transaction<Schema>,
  upload: Upload<U>,
) => Promise<ProblemResult<ResponseBody<U>>>

export type AuthorizedUpload = { readonly db: Kysely<Schema>; readonly owner: FileOwner }
export type AuthorizeUpload = (
  requester: Requester,
) => Promise<Result<AuthorizedUpload, 'AUTH_REQUIRED' | 'UNAVAILABLE'>>

type UploadHeaders = { readonly declared: MediaType | undefined; readonly size: number | undefined }

/** Reads what the headers announce about the body, or why it is rejected. */
function announced(
  { req }: Context<ApiEnv>,
  { media, maxBytes }: UploadCall,
): Result<UploadHeaders, 'WRONG_TYPE' | 'TOO_LARGE', ProblemDetails | undefined> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const declared = media.find((one) => one === type)
  const isPlain = (req.header('content-encoding') ?? 'identity') === 'identity'
  if (!isPlain || (!declared && type !== 'application/octet-stream'))
    return fail('WRONG_TYPE', describeAllowedTypes(media))
  const length = req.header('content-length')
  const size = length === undefined ? undefined : Number(length)
  return size !== undefined && size > maxBytes ? fail('TOO_LARGE') : ok({ declared, size })
}

function describeAllowedTypes(media: readonly MediaType[]): ProblemDetails {
  const names = media.map((one) => fileExtensions[one][0].toUpperCase())
  return { message: `The body must be a file of the kind ${names.join(' or ')}` }
}

/**
 * Registers an upload of the contract. Authentication, the announced type and size, and the quota are checked before a
 * byte of the body is read; the bytes are then streamed into the file store.
 */
export function upload<U extends UploadCall>(
  app: Hono<ApiEnv>,
  contract: U,
  deps: UploadDeps,
  admit: AuthorizeUpload,
  work: UploadWork<U>,
): void {
  const { media, maxBytes, successStatus } = contract

  route(app, contract, async (context, id) => {
    const { request, body } = context.env.requestContext
    const query = checked(contract.query, context.req.query())
    if (!query.ok) return respondWithProblem(toProblem(query))
    const requester = readRequester(context)
    const admitted = await admit(requester)
    if (!admitted.ok) return respondWithProblem(toProblem(admitted))
    const said = announced(context, contract)
    if (!said.ok) return respondWithProblem(toProblem(said))

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
      return respondWithProblem({
        ...(taken.code === 'WRONG_TYPE' && describeAllowedTypes(media)),
        ...toProblem(taken),
      })
    return Response.json(
      { status: 'success', data: contract.response.parse(taken.value) },
      { status: successStatus, headers: { 'cache-control': 'no-store' } },
    )

    /** Closes the connection when the body was not read to its end: the rest would be parsed as the next request. */
    function respondWithProblem(problem: Problem): Response {
      const response = problemResponse(context, problem)
      if (!request.complete) response.headers.set('connection', 'close')
      return response
    }
  })
}
