type Cells = readonly (string | number)[]

/** A Markdown table. */
export function formatTable(head: Cells, rows: readonly Cells[]): string {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const two = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : value.toFixed(2)
export const formatPercent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`)
export const countsIn = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
