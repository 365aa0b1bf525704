import type { RequestContext } from './request-context.ts'

export type ApiEnv = { Bindings: { requestContext: RequestContext } }
