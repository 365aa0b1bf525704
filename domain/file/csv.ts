/** What a spreadsheet would take for a formula and work out: other people's words are none. */
const formula = /^[\s]*[=+\-@\t\r]/

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a table that spreadsheets open (RFC 4180), in which no cell is worked out. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
