/**
 * Texts that a spreadsheet would evaluate as a formula: texts of other people must not be evaluated. Those that begin
 * with an apostrophe themselves get another one, so that each reads back as it was.
 */
const formula = /^'*\s*[=+\-@\t\r]/

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Writes rows as a CSV table (RFC 4180) in which a spreadsheet evaluates no cell. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
