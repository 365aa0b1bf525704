import type { FootScene, Rgb } from '../../support/builders/foot-photos/scene.ts'
import type { Grouping } from './scan-case.ts'

/** The luminance of a colour, as a share of the light that falls on it. */
const brightness = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

type Band = readonly [below: number, name: string]

/** The first band whose upper limit exceeds a value. */
export const createBandLookup = (bands: readonly Band[], beyond: string) => (value: number) =>
  bands.find(([below]) => value < below)?.[1] ?? beyond

// Each band covers a tenth of the skins from which the drawn ones are mixed.
const skinBand = createBandLookup(
  [
    [0.07, '5 darkest'],
    [0.2, '4 dark'],
    [0.4, '3 medium'],
    [0.57, '2 light'],
  ],
  '1 lightest',
)
const distanceBand = createBandLookup(
  [
    [600, '480 to 600 mm'],
    [700, '600 to 700 mm'],
    [800, '700 to 800 mm'],
  ],
  '800 mm and more',
)
const tiltBand = createBandLookup(
  [
    [4, '0 to 4 degrees'],
    [8, '4 to 8 degrees'],
    [12, '8 to 12 degrees'],
  ],
  '12 degrees and more',
)

const darkSock = 0.07

/** The groups of a drawn photo. A foot in a sock shows no skin. */
export function listSceneGroups({
  floor,
  skin,
  sock,
  paper,
  camera,
  sensor,
}: FootScene): Partial<Record<Grouping, string>> {
  return {
    floor: floor.kind,
    ...(sock ? {} : { skin: skinBand(brightness(skin)) }),
    sock: sock ? (brightness(sock.colour) < darkSock ? 'dark' : 'coloured') : 'none',
    paper: paper ?? 'none',
    distance: distanceBand(camera.zMm),
    tilt: tiltBand(camera.tiltDeg),
    lens: camera.isFocalKnown ? 'told by the file' : 'not told',
    // A rotated photo belongs to the same size.
    size: [sensor.widthPx, sensor.heightPx].toSorted((one, other) => one - other).join(' x '),
  }
}
