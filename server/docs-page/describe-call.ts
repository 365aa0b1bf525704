import * as z from 'zod/mini'
import {
  type AnyCall,
  type CallKinds,
  describeContractCall,
  streamWords,
  uploadErrorCodes,
} from '#domain/contract/call-kinds.ts'
import { type Endpoint, pathParameter } from '#domain/contract/endpoint.ts'
import type { ProblemCode } from '#domain/contract/errors.ts'
import { idempotency, idempotencyCodes } from '#domain/contract/idempotency.ts'
import { apiErrors } from '#server/http/api-errors.ts'

export const toJsonSchema = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })

/** What depends on the kind of endpoint: its input, its responses and its errors. */
type CallDescription = {
  readonly errors: readonly ProblemCode[]
  readonly headers?: readonly object[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

/** Errors that any endpoint can answer. */
const anyCall: readonly ProblemCode[] = ['BAD_URL', 'TOO_MANY_HEADERS', 'SERVER_ERROR']

const binary = { schema: { type: 'string', format: 'binary' } }

function success({ response, successStatus }: Pick<Endpoint, 'response' | 'successStatus'>): Record<string, object> {
  const data = toJsonSchema(response)
  const properties = { status: { const: 'success' }, data }
  const schema = { type: 'object', properties, required: ['status', 'data'] }
  return { [successStatus]: { description: 'Success', content: { 'application/json': { schema } } } }
}

function header(name: string, description: string, more: { required?: true; pattern?: string } = {}): object {
  const { required = false, pattern } = more
  return { name, in: 'header', required, description, schema: { type: 'string', ...(pattern ? { pattern } : {}) } }
}

const idempotencyKey = header(
  'Idempotency-Key',
  'Idempotency key: a repeated request with the same key and the same body gets the same answer for a day.',
  { required: true, pattern: idempotency.key.source },
)

function describeJson(contract: Endpoint): CallDescription {
  const { body, isIdempotent, canBeCached } = contract
  return {
    errors: [
      ...(body ? (['INVALID_INPUT', 'NOT_JSON', 'TOO_LARGE', 'WRONG_TYPE'] as const) : []),
      ...(isIdempotent ? idempotencyCodes : []),
    ],
    headers: isIdempotent ? [idempotencyKey] : [],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body) } } } }
      : {}),
    responses: {
      ...success(contract),
      ...(canBeCached ? { 304: { description: 'Not modified: the caller’s copy is current' } } : {}),
    },
  }
}

function describeUpload(contract: CallKinds['upload']): CallDescription {
  const kinds = [...contract.media, 'application/octet-stream']
  return {
    errors: ['TIMED_OUT', 'TOO_LARGE', 'WRONG_TYPE', ...uploadErrorCodes],
    headers: [header('Content-Disposition', "The file name: attachment; filename*=UTF-8''…")],
    requestBody: {
      required: true,
      description: `The raw file, at most ${contract.maxBytes} bytes. Its type is detected from its bytes.`,
      content: Object.fromEntries(kinds.map((kind) => [kind, binary])),
    },
    responses: success(contract),
  }
}

function describeFile(): CallDescription {
  const part = { description: 'The bytes of the range', content: { '*/*': binary } }
  return {
    errors: [],
    headers: [
      header('Range', 'One byte range; a request for several gets the whole file.'),
      header('If-Range', 'The ETag of the file that is already partly downloaded.'),
      header('If-None-Match', 'The ETag of the file that is already downloaded.'),
    ],
    responses: {
      200: { description: 'The file, as a download', content: { '*/*': binary } },
      206: part,
      304: { description: 'Not modified: the caller already has the file' },
      416: { description: 'The file has no such range' },
    },
  }
}

function describeStream({ events }: CallKinds['stream']): CallDescription {
  const eventSchemas = Object.entries(events).map(([kind, payload]) => ({ ...toJsonSchema(payload), title: kind }))
  return {
    errors: ['TOO_MANY_REQUESTS'],
    headers: [
      header(streamWords.lastIdHeader, 'The number of the last event received: the stream continues after it.'),
    ],
    responses: {
      200: {
        description: `Events as they happen; ${streamWords.opened} is the first and says whether any were missed`,
        content: { 'text/event-stream': { schema: { anyOf: eventSchemas } } },
      },
    },
  }
}

function describeRaw(contract: CallKinds['raw']): CallDescription {
  return {
    errors: ['TOO_LARGE'],
    headers: contract.headers.map((name) => header(name, 'Read together with the signed body.')),
    requestBody: { required: true, content: { '*/*': binary } },
    responses: success(contract),
  }
}

function describeKind(call: AnyCall): CallDescription {
  const described = describeContractCall(call)
  if (described.kind === 'upload') return describeUpload(described.call)
  if (described.kind === 'file') return describeFile()
  if (described.kind === 'stream') return describeStream(described.call)
  return described.kind === 'raw' ? describeRaw(described.call) : describeJson(described.call)
}

/** Each status with its codes, as one status may have several. */
function describeErrors(codes: Iterable<ProblemCode>): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codes), (code) => String(apiErrors[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => `\`${code}\`: ${apiErrors[code].message}`).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemDetails' } } },
      },
    ]),
  )
}

/** The parameters of an endpoint: the one in its path, and its query. */
function inAddress(call: AnyCall): object[] {
  const query = 'query' in call ? call.query : undefined
  const { properties = {}, required = [] } = query ? toJsonSchema(query) : {}
  const [, inPath] = pathParameter.exec(call.path) ?? []
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return inPath === undefined
    ? parameters
    : [{ name: inPath, in: 'path', required: true, schema: { type: 'string' } }, ...parameters]
}

const securityByAccess = {
  customer: [{ token: [] }],
  visitor: [{ token: [] }, { guest: [] }],
  link: [{ link: [] }],
  operator: [{ operator: [] }],
} as const

export type EndpointSummary = { readonly name: string; readonly about: string; readonly errors: readonly ProblemCode[] }

/** Describes an endpoint of any kind as an OpenAPI operation. */
export function describeCall(call: AnyCall, { name, about, errors }: EndpointSummary): object {
  const { headers = [], requestBody, responses, errors: ofKind } = describeKind(call)
  const hasQuery = 'query' in call && call.query
  const needs = 'needs' in call ? call.needs : undefined
  const ownErrors = ('errorCodes' in call && call.errorCodes) || []
  return {
    operationId: name,
    summary: about,
    parameters: [...inAddress(call), ...headers],
    ...(needs ? { security: securityByAccess[needs] } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...responses,
      ...describeErrors([
        ...errors,
        ...ownErrors,
        ...anyCall,
        ...(hasQuery ? (['INVALID_INPUT'] as const) : []),
        ...ofKind,
      ]),
    },
  }
}
