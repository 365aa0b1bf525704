import { type ReactNode, type RefObject, useEffect } from 'react'
import { longestSearch } from '#domain/content/read-search-query.ts'

type Props = {
  field: RefObject<HTMLInputElement | null>
  label: string
  wanted: string
  onWanted: (text: string) => void
  children: ReactNode
}

/**
 * A search field that searches while typing. The input is uncontrolled, because the address updates too
 * slowly and would break the composition of Japanese text; it follows the address when that changes
 * elsewhere. Composed text is searched once the composition ends. `method="dialog"` keeps the form from being
 * sent, even before hydration.
 */
export function SearchField({ field, label, wanted, onWanted, children }: Props) {
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = wanted
  }, [field, wanted])

  return (
    // biome-ignore lint/a11y/useSemanticElements: many browsers still in use support the role but not the element
    <form className="search" role="search" method="dialog">
      <label htmlFor="q">{label}</label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={longestSearch}
        onChange={({ nativeEvent, target }) => {
          if (!(nativeEvent as InputEvent).isComposing) onWanted(target.value)
        }}
        onCompositionEnd={(event) => onWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Escape cancels the composition; the browser would clear the field as well.
          if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
      {children}
    </form>
  )
}
