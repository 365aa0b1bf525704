import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { ShoeRefusal, ShoeStage, Upper } from '#domain/shoe/shoe-request.ts'
import type { ShownSide } from '#src/viewer-3d/viewer-3d-port.ts'

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const upperWords: Words<Upper> = { strap: msg`Strap`, sandal: msg`Sandal`, shell: msg`Shell` }

export const colourWords: Words<ShoeColour> = {
  black: msg`Black`,
  grey: msg`Grey`,
  green: msg`Green`,
  brown: msg`Brown`,
}

export const sideWords: Words<ShownSide> = { left: msg`Left`, right: msg`Right`, both: msg`Both` }

export const stageWords: Words<ShoeStage> = {
  last: msg`Shaping the last`,
  field: msg`Laying sole and upper around it`,
  mesh: msg`Drawing the surface`,
  simplify: msg`Smoothing the surface`,
  finish: msg`Checking the shoe`,
}

/** Why a shoe is not made, and what to look at. */
export const refusalTexts: Words<ShoeRefusal> = {
  not_a_number: msg`One of the numbers is no number. Write it in digits.`,
  out_of_range: msg`One of the numbers is outside what we can make.`,
  contradicting: msg`The numbers do not fit each other. Measure once more.`,
  missing_length: msg`The length is missing. Every shoe begins with it.`,
  outline_unusable: msg`The outline of the foot cannot be used. Measure once more.`,
  sole_text_unusable: msg`Under the sole we can write up to 8 of these: A to Z, 0 to 9, space, full stop, hyphen and &.`,
  cannot_be_made_well: msg`We cannot make this shoe well enough from these numbers. Try another upper.`,
}
