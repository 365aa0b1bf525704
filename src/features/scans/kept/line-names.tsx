import type { ReactNode } from 'react'
import type { PlanLine } from './outline-plan.tsx'

type Named = { readonly look: PlanLine['look']; readonly name: ReactNode }

/** Which line is what: each is shown as it is drawn, so that nobody needs its colour. */
export function LineNames({ lines }: { lines: readonly Named[] }) {
  return (
    <div className="plot">
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
    </div>
  )
}
