import type { SnapshotFrom } from 'xstate'
import type { footPhotoMachine } from '../foot-photo/foot-photo.machine.ts'
import type { footTraceMachine } from '../foot-trace/foot-trace.machine.ts'
import type { PictureFault, PictureReport } from './foot-scan.types.ts'

export const noReport: PictureReport = { phase: 'waiting', photo: undefined, feet: [], fault: undefined }

type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: PictureFault }

/** What a hand does and what is asked come before what came of it last. */
function phaseOf(hasTag: (tag: never) => boolean, outcome: Outcome | undefined): PictureReport['phase'] {
  const is = hasTag as (tag: string) => boolean
  if (is('correcting')) return 'correcting'
  if (is('measuring')) return 'measuring'
  if (['asking-paper', 'asking-pen', 'asking-size'].some(is)) return 'asking'
  if (is('broken')) return 'broken'
  if (is('stopped')) return 'stopped'
  if (!outcome) return 'waiting'
  return outcome.ok ? 'measured' : 'refused'
}

export function reportOfTrace(snapshot: SnapshotFrom<typeof footTraceMachine>): PictureReport {
  const { wish, outcome } = snapshot.context
  return {
    phase: phaseOf((tag) => snapshot.hasTag(tag), outcome),
    photo: wish?.photo,
    feet: outcome?.ok ? outcome.value.feet.map(({ foot }) => foot) : [],
    fault: outcome?.ok === false ? outcome.code : undefined,
  }
}

export function reportOfPhoto(snapshot: SnapshotFrom<typeof footPhotoMachine>): PictureReport {
  const { wish, outcome } = snapshot.context
  return {
    phase: phaseOf((tag) => snapshot.hasTag(tag), outcome),
    photo: wish?.photo,
    feet: outcome?.ok ? [outcome.value.foot] : [],
    fault: outcome?.ok === false ? outcome.code : undefined,
  }
}
