import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type Props = {
  label: string
  tabs: readonly { id: string; name: ReactNode; panel: ReactNode }[]
}

/** Tabs with their panels. One tab stop; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs }: Props) {
  const own = useId()
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const shown = Math.min(at, tabs.length - 1)

  function press(event: KeyboardEvent): void {
    const last = tabs.length - 1
    const wanted = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: last }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = wanted > last ? 0 : wanted < 0 ? last : wanted
    setAt(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div ref={row} className="tab-row" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            aria-selected={index === shown}
            aria-controls={`${own}-${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${own}-${id}-panel`}
          aria-labelledby={`${own}-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone must be reachable by keyboard too
          tabIndex={0}
          hidden={index !== shown}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
