import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { getLineGripIndex, type TraceHandle } from '#domain/foot/trace/by-hand/trace-marks.ts'

type Single = Exclude<TraceHandle, `outline-${number}`>

/** In numeric order. */
export const singleMarks: readonly Single[] = ['farLeft', 'farRight', 'nearLeft', 'nearRight', 'gap']

export const markNames: Readonly<Record<Single, MessageDescriptor>> = {
  farLeft: msg`Far left`,
  farRight: msg`Far right`,
  nearLeft: msg`Near left`,
  nearRight: msg`Near right`,
  gap: msg`Gap`,
}

/** Full names, for use without context. */
const longNames: Readonly<Record<Single, MessageDescriptor>> = {
  farLeft: msg`Far left corner of the sheet`,
  farRight: msg`Far right corner of the sheet`,
  nearLeft: msg`Near left corner of the sheet`,
  nearRight: msg`Near right corner of the sheet`,
  gap: msg`Rear end of the short line beside the big toe`,
}

export function markName(i18n: I18n, handle: TraceHandle): string {
  const grip = getLineGripIndex(handle)
  if (grip === undefined) return i18n._(longNames[handle as Single])
  return i18n._(msg`Line around the foot, point ${grip + 1}`)
}
