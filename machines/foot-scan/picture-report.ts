import type { SnapshotFrom } from 'xstate'
import type { footPhotoMachine } from '../foot-photo/foot-photo.machine.ts'
import type { footTraceMachine } from '../foot-trace/foot-trace.machine.ts'
import type { PictureRejection, PictureReport } from './foot-scan.types.ts'

export const noReport: PictureReport = { phase: 'waiting', photo: undefined, feet: [], error: undefined }

type PictureResult = { readonly ok: true } | { readonly ok: false; readonly code: PictureRejection }

/** A correction, a measurement or a question comes before the last outcome. */
function getPicturePhase(hasTag: (tag: never) => boolean, outcome: PictureResult | undefined): PictureReport['phase'] {
  const is = hasTag as (tag: string) => boolean
  if (is('correcting')) return 'correcting'
  if (is('measuring')) return 'measuring'
  if (['asking-paper', 'asking-pen', 'asking-size'].some(is)) return 'asking'
  if (is('broken')) return 'broken'
  if (is('stopped')) return 'stopped'
  if (!outcome) return 'waiting'
  return outcome.ok ? 'measured' : 'refused'
}

export function toTraceReport(snapshot: SnapshotFrom<typeof footTraceMachine>): PictureReport {
  const { request, outcome } = snapshot.context
  return {
    phase: getPicturePhase((tag) => snapshot.hasTag(tag), outcome),
    photo: request?.photo,
    feet: outcome?.ok ? outcome.value.feet.map(({ foot }) => foot) : [],
    error: outcome?.ok === false ? outcome.code : undefined,
  }
}

export function toPhotoReport(snapshot: SnapshotFrom<typeof footPhotoMachine>): PictureReport {
  const { request, outcome } = snapshot.context
  return {
    phase: getPicturePhase((tag) => snapshot.hasTag(tag), outcome),
    photo: request?.photo,
    feet: outcome?.ok ? [outcome.value.foot] : [],
    error: outcome?.ok === false ? outcome.code : undefined,
  }
}
