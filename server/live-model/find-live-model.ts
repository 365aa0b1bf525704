import type { Environment } from '#server/env/read-environment.ts'

export type LiveModelAddress = { readonly ticket: string; readonly modelViewUrl: string }

type LiveModelSettings = Pick<Environment, 'VIEWER' | 'SHAPEDIVER_TICKET' | 'SHAPEDIVER_MODEL_VIEW_URL'>

/** The owner's model at ShapeDiver, where the build contains the viewer for it. */
export function findLiveModel(environment: LiveModelSettings): LiveModelAddress | undefined {
  const { VIEWER, SHAPEDIVER_TICKET: ticket, SHAPEDIVER_MODEL_VIEW_URL: modelViewUrl } = environment
  if (VIEWER === 'three' || ticket === undefined || modelViewUrl === undefined) return undefined
  return { ticket, modelViewUrl }
}
