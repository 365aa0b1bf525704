import { type ReactNode, useEffect, useRef } from 'react'

type Props = { label: string; wanted: string; onWanted: (text: string) => void; children: ReactNode }

/**
 * A search that acts while it is typed. The field keeps its own text, since an address is slower than a hand and would
 * break what is being composed in Japanese; it follows the address when that was changed elsewhere.
 */
export function SearchField({ label, wanted, onWanted, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = wanted
  }, [wanted])

  return (
    // biome-ignore lint/a11y/useSemanticElements: as an element it is unknown to many browsers still in use, as a role to none
    <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="q">{label}</label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        onChange={(event) => onWanted(event.target.value)}
      />
      {children}
    </form>
  )
}
