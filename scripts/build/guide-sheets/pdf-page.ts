import type { Language } from '#domain/settings.ts'

/** A mark on a page, in mm from its lower left corner. */
export type Mark =
  | { readonly kind: 'line'; readonly from: readonly [number, number]; readonly to: readonly [number, number] }
  /** A closed path: its start, and curves of two handles and an end point each. */
  | { readonly kind: 'curve'; readonly start: readonly [number, number]; readonly curves: readonly Curve[] }
  | { readonly kind: 'text'; readonly at: readonly [number, number]; readonly sizeMm: number; readonly text: string }

export type Curve = readonly [number, number, number, number, number, number]

export type Page = {
  readonly widthMm: number
  readonly heightMm: number
  readonly title: string
  readonly language: Language
  readonly lineMm: number
  /** 0 is black, 1 is white. */
  readonly lineGrey: number
  readonly textGrey: number
  readonly marks: readonly Mark[]
}

/** PDF units are points. */
const pointsPerMm = 72 / 25.4

const written = (value: number) => String(Math.round(value * 1e4) / 1e4)
const list = (values: readonly number[]) => values.map(written).join(' ')

function toHex(text: string): string {
  return Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')
}

/**
 * Latin uses a font that every reader has; Japanese names a font that every reader replaces by its own. Neither is
 * embedded.
 */
const fonts: Readonly<Record<Language, readonly string[]>> = {
  en: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ja: [
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5-UniJIS-UCS2-HW-H /Encoding /UniJIS-UCS2-HW-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /W [231 632 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>',
  ],
}

/** Encodes text as WinAnsi, where an apostrophe has another code than in Unicode. */
function toPdfText(text: string, language: Language): string {
  if (language === 'ja') return `<${toHex(text)}>`
  return `(${text.replace(/[()\\]/g, '\\$&').replaceAll('’', '\\222')})`
}

function drawn(mark: Mark, language: Language): string {
  if (mark.kind === 'line') return `${list(mark.from)} m ${list(mark.to)} l S`
  if (mark.kind === 'curve')
    return `${list(mark.start)} m ${mark.curves.map((curve) => `${list(curve)} c`).join(' ')} s`
  return `BT /F ${written(mark.sizeMm)} Tf ${list(mark.at)} Td ${toPdfText(mark.text, language)} Tj ET`
}

/** A one-page PDF of lines and text in mm, which asks readers to print it at its actual size. */
export function renderPdf({ widthMm, heightMm, title, language, lineMm, lineGrey, textGrey, marks }: Page): Buffer {
  const content = [
    `${list([pointsPerMm, 0, 0, pointsPerMm, 0, 0])} cm`,
    `${written(lineMm)} w 1 J ${written(lineGrey)} G ${written(textGrey)} g`,
    ...marks.map((mark) => drawn(mark, language)),
  ].join('\n')
  const box = list([0, 0, widthMm * pointsPerMm, heightMm * pointsPerMm])
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fonts[language],
    `<< /Title <feff${toHex(title)}> >>`,
  ]
  let file = '%PDF-1.6\n'
  const places = objects.map((object, k) => {
    const offset = file.length
    file += `${k + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const rows = ['0000000000 65535 f ', ...places.map((offset) => `${offset} 00000 n `)].join('\n')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n${rows}\n${end}`, 'latin1')
}
