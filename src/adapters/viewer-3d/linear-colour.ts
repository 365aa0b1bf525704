import { Color, type ColorRepresentation, LinearSRGBColorSpace } from 'three'

/**
 * A colour of the page in the linear values that materials and lights compute with. It converts by itself, since
 * ShapeDiver's viewport turns off three's own conversion for all of the page.
 */
export function linear(colour: ColorRepresentation): Color {
  const read = new Color()
  const named =
    typeof colour === 'number'
      ? read.setHex(colour, LinearSRGBColorSpace)
      : read.setStyle(String(colour), LinearSRGBColorSpace)
  return named.convertSRGBToLinear()
}
