import type { ReactNode } from 'react'
import { Table } from './table.tsx'

export type NumberRow<Column extends string> = {
  readonly key: string
  readonly name: ReactNode
  /** Unknown values are left out. */
  readonly cells: Readonly<Partial<Record<Column, ReactNode>>>
}

type Props<Column extends string> = {
  caption: ReactNode
  /** The header of the row names. */
  names: ReactNode
  /** The headers of the columns, from left to right. */
  columns: Readonly<Record<Column, ReactNode>>
  rows: readonly NumberRow<Column>[]
}

/** A table with one named row per item and its numbers in columns. */
export function NumberTable<Column extends string>({ caption, names, columns, rows }: Props<Column>) {
  const order = Object.keys(columns) as Column[]
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          {order.map((column) => (
            <th key={column} scope="col" className="number">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {order.map((column) => (
              <td key={column} className="number">
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
