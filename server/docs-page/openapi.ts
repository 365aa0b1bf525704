import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { WireErrorCode } from '#domain/contract/error-codes.ts'
import { idempotency, idempotencyCodes } from '#domain/contract/idempotency.ts'
import { settings } from '#domain/settings.ts'
import { wireErrors } from '#server/http/wire-errors.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { aboutCalls, type CallName, callNames, calls } from './about-calls.ts'

/** Errors that any call can end in, whatever it does. */
const anyCall: readonly WireErrorCode[] = ['BAD_ADDRESS', 'TOO_MANY_HEADERS', 'SERVER_ERROR']
const anyBody: readonly WireErrorCode[] = ['INVALID_INPUT', 'NOT_JSON', 'TOO_LARGE', 'WRONG_TYPE']

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })

const success = (data: object) => ({
  type: 'object',
  properties: { status: { const: 'success' }, data },
  required: ['status', 'data'],
})

function failures(name: CallName, contract: Endpoint): Record<string, object> {
  const codes = new Set([
    ...aboutCalls[name].errors,
    ...anyCall,
    ...(contract.query ? (['INVALID_INPUT'] as const) : []),
    ...(contract.body ? anyBody : []),
    ...(contract.isIdempotent ? idempotencyCodes : []),
  ])
  const byStatus = Map.groupBy(codes, (code) => String(wireErrors[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => wireErrors[code].message).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const securityOf = {
  customer: [{ token: [] }],
  visitor: [{ token: [] }, { guest: [] }],
  operator: [{ operator: [] }],
} as const

/** What is asked for beside the body: the name of one thing in the address, the query, and the key of a deed. */
function parameters({ path, query, isIdempotent }: Endpoint): object[] {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {}
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const asked = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const description =
    'A name of this deed: whoever sends it again, with the same body, hears the same answer for a day.'
  const pattern = { type: 'string', pattern: idempotency.key.source }
  const key = { name: 'Idempotency-Key', in: 'header', required: true, description, schema: pattern }
  return [...(path.includes('{id}') ? [id] : []), ...asked, ...(isIdempotent ? [key] : [])]
}

function operation(name: CallName, contract: Endpoint): object {
  return {
    operationId: name,
    summary: aboutCalls[name].about,
    parameters: parameters(contract),
    ...(contract.needs ? { security: securityOf[contract.needs] } : {}),
    ...(contract.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(contract.body) } } } }
      : {}),
    responses: {
      [contract.successStatus]: {
        description: 'Success',
        content: { 'application/json': { schema: success(schemaOf(contract.answer)) } },
      },
      ...failures(name, contract),
    },
  }
}

/** What the call of the operators takes, one action after another. */
function operatorPaths(): Record<string, object> {
  const { parameters: _name, ...shared } = operation('operate', calls.operate) as { parameters: object }
  return Object.fromEntries(
    Object.entries(actions).map(([name, { about, role, input }]) => [
      calls.operate.path.replace('{id}', name),
      {
        post: {
          ...shared,
          operationId: name,
          summary: `${about} Needs the role ${role}.`,
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(input) } } },
        },
      },
    ]),
  )
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(basePath: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of callNames) {
    const contract: Endpoint = calls[name]
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(name, contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${settings.brand.name} API`, version: '1' },
    servers: [{ url: basePath || '/' }],
    paths: { ...paths, ...operatorPaths() },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        operator: { type: 'http', scheme: 'bearer' },
        guest: { type: 'apiKey', in: 'header', name: settings.guest.header },
      },
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            status: { const: 'error' },
            code: { enum: Object.keys(wireErrors) },
            message: { type: 'string' },
            request_id: { type: 'string' },
            fields: { type: 'array', items: { type: 'object' } },
          },
          required: ['status', 'code', 'message', 'request_id'],
        },
      },
    },
  }
}
