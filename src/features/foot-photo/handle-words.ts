import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HandMark } from '#domain/foot/photo/question/photo-question.ts'
import { getGripIndex, type Handle, type SingleHandle } from './handles.ts'

export const handleWords: Readonly<Record<SingleHandle, MessageDescriptor>> = {
  farLeft: msg`Far left`,
  farRight: msg`Far right`,
  nearLeft: msg`Near left`,
  nearRight: msg`Near right`,
  toe: msg`Toes`,
  heel: msg`Heel`,
  inner: msg`Ball, inside`,
  outer: msg`Ball, outside`,
}

/** Full names, for use without context. */
const longWords: Readonly<Record<SingleHandle, MessageDescriptor>> = {
  farLeft: msg`Far left corner of the sheet`,
  farRight: msg`Far right corner of the sheet`,
  nearLeft: msg`Near left corner of the sheet`,
  nearRight: msg`Near right corner of the sheet`,
  toe: msg`Tip of the longest toe`,
  heel: msg`Rear end of the heel`,
  inner: msg`Ball of the foot, inside`,
  outer: msg`Ball of the foot, outside`,
}

export function handleName(i18n: I18n, handle: Handle): string {
  const grip = getGripIndex(handle)
  if (grip === undefined) return i18n._(longWords[handle as SingleHandle])
  return i18n._(msg`Outline, point ${grip + 1}`)
}

export const markWords: Readonly<Record<HandMark, MessageDescriptor>> = {
  corners: msg`corners of the sheet`,
  outline: msg`outline of the foot`,
  heel: msg`heel`,
  toe: msg`toes`,
  ball: msg`ball`,
}
