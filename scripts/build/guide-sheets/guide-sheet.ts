import { guideSheetWords } from '#content/guide-sheets.ts'
import type { GuidePaper } from '#domain/content/guide-sheets.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { type Language, settings } from '#domain/settings.ts'
import { type Curve, type Mark, type Page, renderPdf } from './pdf-page.ts'

/** The margin that a printer may leave white. */
const edgeMm = 10
/** Space for a foot and a line around it: nearly all feet are narrower. */
const footWideMm = 128
/** The ends leave space for the toes. With rounder ends the engine takes the frame for a line around a foot. */
const footEndMm = 28
/** A pen of the usual length, and a little more. */
const penMm = { wide: 24, long: 150 } as const
export const checkMm = 100
const tickMm = 4
const textMm = { words: 3.4, line: 5 } as const
/** So light that a drawn line stands out from it: #ddd, and #aaa for texts away from the line. */
const greys = { line: 0.867, text: 0.667 } as const
const lineMm = 0.3
/** The handle length of a Bézier curve that approximates a quarter of a circle. */
const round = 0.5523

/** An upright rectangle with round ends. */
function stadium(x: number, y: number, wide: number, high: number, endMm: number): Mark {
  const [right, top] = [x + wide, y + high]
  const [across, along] = [(wide / 2) * (1 - round), endMm * (1 - round)]
  const middle = x + wide / 2
  const curves: readonly Curve[] = [
    [right - across, y, right, y + along, right, y + endMm],
    [right, y + endMm, right, top - endMm, right, top - endMm],
    [right, top - along, right - across, top, middle, top],
    [x + across, top, x, top - along, x, top - endMm],
    [x, top - endMm, x, y + endMm, x, y + endMm],
    [x, y + along, x + across, y, middle, y],
  ]
  return { kind: 'curve', start: [middle, y], curves }
}

function words(texts: readonly string[], x: number, top: number): Mark[] {
  return texts.map((text, k) => ({ kind: 'text', at: [x, top - k * textMm.line], sizeMm: textMm.words, text }))
}

/**
 * The marks of a sheet: on the left the frame for a foot, on the right the frame for the pen and a line of a known
 * length.
 */
export function guideSheet(paper: GuidePaper, language: Language): Page {
  const { widthMm, heightMm } = papers[paper]
  const { title, places, check } = guideSheetWords[language]
  const columnMm = edgeMm + footWideMm + 6
  const penX = columnMm + 14
  const penY = heightMm - edgeMm - penMm.long
  const [low, high] = [edgeMm + 2, edgeMm + 2 + checkMm]
  const tick = (y: number): Mark => ({
    kind: 'line',
    from: [columnMm - tickMm / 2, y],
    to: [columnMm + tickMm / 2, y],
  })
  return {
    widthMm,
    heightMm,
    language,
    title: `${settings.brand.name} · ${title}`,
    lineMm,
    lineGrey: greys.line,
    textGrey: greys.text,
    marks: [
      stadium(edgeMm, edgeMm, footWideMm, heightMm - 2 * edgeMm, footEndMm),
      stadium(penX, penY, penMm.wide, penMm.long, penMm.wide / 2),
      { kind: 'line', from: [columnMm, low], to: [columnMm, high] },
      tick(low),
      tick(high),
      ...words(places, columnMm + 6, penY - 8),
      ...words(check(checkMm), columnMm + 6, (low + high) / 2 + 2 * textMm.line),
    ],
  }
}

/** The sheet as a PDF to print. */
export function guideSheetFile(paper: GuidePaper, language: Language): Buffer {
  return renderPdf(guideSheet(paper, language))
}
