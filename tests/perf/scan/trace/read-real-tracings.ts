import { penKinds } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { parseTableRows, readReal } from '../read-real.ts'
import type { ExpectedFoot } from './trace-case.ts'

export type RealTracing = { readonly file: string; readonly question: TraceQuestion; readonly expected: ExpectedFoot }

/**
 * Reads the table of real photos of tracings: that of feet (`readReal`) with two optional columns: `pen` (pencil,
 * ballpoint or felt, where none lies in the picture) and `stance` (standing by default).
 */
export function readRealTracings(table: string): RealTracing[] {
  const rows = parseTableRows(table)
  return readReal(table).map(({ file, question, expected }, index) => {
    const { pen: kind = '', stance = '' } = rows[index] ?? {}
    const pen = penKinds.find((one) => one === kind)
    if ((kind !== '' && !pen) || !['', 'standing', 'sitting'].includes(stance))
      throw new Error(`Line ${index + 2}: no pen or no stance that we know`)
    return {
      file,
      question: { ...question, stance: stance === 'sitting' ? stance : 'standing', ...(pen && { pen }) },
      expected,
    }
  })
}
