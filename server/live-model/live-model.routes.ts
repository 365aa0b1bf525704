import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { LiveModelAddress } from './find-live-model.ts'

type LiveModelRoutesDeps = { readonly liveModel: LiveModelAddress | undefined }

/** Says where the live model is. An embedding ticket is made for browsers, and ShapeDiver accepts it on the owner's domains only. */
export function liveModelRoutes({ plainCall }: Calls, { liveModel }: LiveModelRoutesDeps): void {
  plainCall(endpoints.getLiveModel, async () =>
    ok({
      live_model: liveModel ? { ticket: liveModel.ticket, model_view_url: liveModel.modelViewUrl } : null,
    }),
  )
}
