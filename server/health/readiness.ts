import type * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { UseCase } from '#server/http/endpoint.ts'

export const tellAlive: UseCase<typeof endpoints.livez> = async () => ok({})

/** Ready is a shop whose database answers and that nobody has asked to stop. */
export function tellReady(isReady: () => Promise<boolean>): UseCase<typeof endpoints.readyz> {
  return async () => ((await isReady()) ? ok({}) : fail('UNAVAILABLE', undefined))
}
