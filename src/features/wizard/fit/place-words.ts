import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WearAnswer, WearZone } from '#domain/fit/wear.ts'

/** The zones of a foot where a shoe is felt. */
export const placeWords: Readonly<Record<WearZone, MessageDescriptor>> = {
  toes: msg`Toes`,
  ball: msg`Ball`,
  instep: msg`Instep`,
  heel: msg`Heel`,
}

export const answerWords: Readonly<Record<WearAnswer, MessageDescriptor>> = {
  tight: msg`Tight`,
  right: msg`Just right`,
  loose: msg`Loose`,
}
