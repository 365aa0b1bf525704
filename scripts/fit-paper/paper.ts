import { fitTables } from './tables.ts'

export const fitPaper = 'docs/fit.md'
export const plotFolder = 'docs/fit'

/** The document with the current table between each pair of marks. */
export function writtenPaper(before: string): string {
  return Object.entries(fitTables).reduce((text, [name, table]) => {
    const block = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(\n<!-- /${name} -->)`)
    if (!block.test(text)) throw new Error(`${fitPaper} has no marks for ${name}`)
    return text.replace(block, (_all, start: string, end: string) => `${start}${table()}${end}`)
  }, before)
}
