import { type PaperName, papers, type Sheet } from '../photo/paper/papers.ts'

/** Which sheet is large enough for a foot, and how the foot lies on it. */
export type SheetAdvice = { readonly paper: PaperName; readonly isDiagonal: boolean }

/** The line lies outside of the foot by the half width of a thick pen. */
const lineMm = 6
/** So much paper remains outside of the line, so that the line is distinct from the edge of the sheet. */
const clearMm = 8
/** A foot may be longer than its shoe size states: most sizes are half a centimetre apart, and makers differ by more. */
const sizeOffMm = 8
/** Half widths of heel and forefoot as shares of the length: the means of ANSUR II (../population.ts), the wider ones. */
const [heelShare, frontShare] = [0.137, 0.195]
const maxDeg = 45

/** A foot from above, simplified to what lies around two circles, turned on a sheet. */
function isRoomFor(usualMm: number, { widthMm, heightMm }: Sheet, degrees: number): boolean {
  const longest = usualMm + sizeOffMm
  const around = lineMm + clearMm
  const [heel, front] = [longest * heelShare, longest * frontShare]
  const between = longest - heel - front
  const turned = (degrees * Math.PI) / 180
  const across = Math.max(2 * front, between * Math.sin(turned) + heel + front) + 2 * around
  return across <= widthMm && between * Math.cos(turned) + heel + front + 2 * around <= heightMm
}

/** The smallest sheet of a kind that a foot has room on: straight, then diagonally, then the larger sheet, or two of the smaller. */
export function sheetForSize(usualMm: number, kind: 'a4' | 'letter'): SheetAdvice {
  const sheet = papers[kind]
  if (isRoomFor(usualMm, sheet, 0)) return { paper: kind, isDiagonal: false }
  const turns = Array.from({ length: maxDeg }, (_, k) => k + 1)
  if (turns.some((degrees) => isRoomFor(usualMm, sheet, degrees))) return { paper: kind, isDiagonal: true }
  return { paper: kind === 'a4' ? 'a3' : 'tabloid', isDiagonal: false }
}
