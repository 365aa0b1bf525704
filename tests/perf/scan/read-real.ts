import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { type ExpectedScan, type JudgedFigure, judgedFigures } from './scan-case.ts'

/** A photo of a real foot, and its measurements by caliper. */
export type RealPhoto = { readonly file: string; readonly question: PhotoQuestion; readonly expected: ExpectedScan }

const toeForms = ['egyptian', 'greek', 'roman', 'square'] as const
const isPaper = (word: string): word is PaperName => Object.hasOwn(papers, word)
const isJudged = (name: string): name is JudgedFigure => judgedFigures.some((one) => one === name)

/**
 * Reads the table of real photos: a first line with the names of its columns (`file`, `foot`, `paper`, any of the
 * judged figures, `toeForm`, `focal35Mm`), and a line for each photo. Values that were not measured stay empty. An
 * unreadable line is an error: figures of fewer photos than there are would mislead.
 */
export function readReal(table: string): RealPhoto[] {
  return parseTableRows(table).map((row, index) => readRow(row, index + 2))
}

/** The lines of such a table by the names of its columns. */
export function parseTableRows(table: string): Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = table
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const names = splitCells(head)
  for (const name of ['file', 'foot', 'paper', 'lengthMm'])
    if (!names.includes(name)) throw new Error(`The table has no column ${name}`)
  return lines.map((line) => {
    const cells = splitCells(line)
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']))
  })
}

function splitCells(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function readRow(row: Readonly<Record<string, string>>, line: number): RealPhoto {
  const { file = '', foot, paper = '', toeForm, focal35Mm = '' } = row
  const number = (text: string) => {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`Line ${line}: ${text} is no number`)
    return Number(text)
  }
  if (foot !== 'left' && foot !== 'right') throw new Error(`Line ${line}: the foot is left or right`)
  if (file === '' || !isPaper(paper)) throw new Error(`Line ${line}: no file, or no paper that we know`)
  const form = toeForms.find((one) => one === toeForm)
  const figures = Object.entries(row).flatMap(([name, text]) =>
    isJudged(name) && text !== '' ? [[name, number(text)] as const] : [],
  )
  return {
    file,
    // The engine detects the side itself: passing it would make the comparison meaningless.
    question: { paper, side: 'auto', ...(focal35Mm !== '' && { focal35Mm: number(focal35Mm) }) },
    expected: { side: foot, ...(form && { toeForm: form }), ...Object.fromEntries(figures) },
  }
}
