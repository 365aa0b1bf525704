import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Feel } from '#domain/fit/feel.ts'
import type { WearZone } from '#domain/fit/wear.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { ShoeStage, Upper } from '#domain/shoe/shoe-request.ts'
import type { ViewerSide, ViewerView } from './viewer-3d-port.ts'

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const upperWords: Words<Upper> = { strap: msg`Strap`, sandal: msg`Sandal`, shell: msg`Shell` }

export const colourWords: Words<ShoeColour> = {
  black: msg`Black`,
  grey: msg`Grey`,
  green: msg`Green`,
  brown: msg`Brown`,
}

export const feelWords: Words<Feel> = { close: msg`Close`, natural: msg`Natural`, roomy: msg`Roomy` }

export const feelNotes: Words<Feel> = {
  close: msg`Close to the foot all round`,
  natural: msg`Room to spread the toes`,
  roomy: msg`More room, for thick socks`,
}

export const sideWords: Words<ViewerSide> = { left: msg`Left`, right: msg`Right`, both: msg`Both` }

export const viewWords: Words<ViewerView> = { shoe: msg`Shoe`, foot: msg`Foot`, room: msg`Room`, cut: msg`Cut` }

/** The zones along a foot. */
export const zoneWords: Words<WearZone> = {
  toes: msg`at the toes`,
  ball: msg`at the ball`,
  instep: msg`at the instep`,
  heel: msg`at the heel`,
}

export const stageWords: Words<ShoeStage> = {
  last: msg`Shaping the last`,
  field: msg`Adding the sole and the upper`,
  mesh: msg`Drawing the surface`,
  simplify: msg`Smoothing the surface`,
  finish: msg`Checking the shoe`,
}

/** The names of the shoes, for messages about one of them. */
export const shoeWords: Words<'left' | 'right'> = { left: msg`Left shoe`, right: msg`Right shoe` }
