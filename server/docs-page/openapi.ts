import { linkHeader } from '#domain/contract/call-kinds.ts'
import { pathParameter } from '#domain/contract/endpoint.ts'
import { settings } from '#domain/settings.ts'
import { apiErrors } from '#server/http/api-errors.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { aboutCalls, type CallName, callNames, calls } from './about-calls.ts'
import { describeCall, toJsonSchema } from './describe-call.ts'

const operation = (name: CallName) => describeCall(calls[name], { name, ...aboutCalls[name] })

/** The operator endpoint as one path per action, each with its own input. */
function operatorPaths(): Record<string, object> {
  const { parameters: _name, ...shared } = operation('runOperatorAction') as { parameters: object }
  return Object.fromEntries(
    Object.entries(actions).map(([name, { about, role, input }]) => [
      calls.runOperatorAction.path.replace(pathParameter, name),
      {
        post: {
          ...shared,
          operationId: name,
          summary: `${about} Needs the role ${role === 'owner' ? role : `${role} or owner`}.`,
          requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(input) } } },
        },
      },
    ]),
  )
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(basePath: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of callNames) {
    const { path, method } = calls[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
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
        link: { type: 'apiKey', in: 'header', name: linkHeader },
      },
      schemas: {
        ProblemDetails: {
          type: 'object',
          properties: {
            status: { const: 'error' },
            code: { enum: Object.keys(apiErrors) },
            message: { type: 'string' },
            request_id: { type: 'string' },
            fields: {
              type: 'array',
              description: 'The fields of the request that are not valid.',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
                required: ['field', 'code', 'message'],
              },
            },
            tries_left: { type: 'integer', description: 'How many attempts are left for a code.' },
            retry_after: { type: 'integer', description: 'After how many seconds a retry is allowed.' },
            limit: { type: 'string', description: 'The limit that was reached.' },
            challenge: { type: 'object', description: 'What has to be solved before a retry.' },
            difference: { type: 'object', description: 'How the state differs from what the caller assumed.' },
          },
          required: ['status', 'code', 'message', 'request_id'],
        },
      },
    },
  }
}
