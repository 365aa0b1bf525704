import type { ReactNode } from 'react'

type Props = { lines: readonly { readonly look: string; readonly name: ReactNode }[] }

/** The legend of a plot: each entry shows its line style, so that colour is not needed. */
export function LineNames({ lines }: Props) {
  return (
    <ul className="plot-names">
      {lines.map(({ look, name }) => (
        <li key={look} data-side={look}>
          <svg viewBox="0 0 32 4" aria-hidden="true" focusable="false">
            <path d="M2 2H30" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
